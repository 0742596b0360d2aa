import type { Components, Theme } from '@mui/material/styles';

/**
 * Overrides tables: rows of 40 px, sticky headings and footers. The colours are the page's CSS variables, which
 * change to those of paper for print.
 */
export function buildTableOverrides(): Components<Theme> {
  const band = {
    backgroundColor: 'var(--color-surface-sunken)',
    position: 'sticky',
    zIndex: 3,
  } as const;
  const cell = {
    height: 'var(--cell-height, 40px)',
    padding: 'var(--cell-padding, 2px) 12px',
    borderColor: 'var(--color-border)',
    color: 'inherit',
    fontSize: '0.875rem',
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    '&[data-wrap]': {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '& button': { textAlign: 'start' },
    },
    '&:is(tbody th)': { fontWeight: 600 },
  } as const;
  return {
    MuiTable: {
      styleOverrides: {
        root: {
          borderCollapse: 'separate',
          borderSpacing: 0,
          // A list has hundreds of cells, so they are plain elements without a style of their own.
          '& :where(tbody) :where(td, th):where(:not([class]))': {
            ...cell,
            borderBottom: '1px solid var(--color-border)',
          },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: 'transparent' },
          '@media (hover: hover)': {
            'tbody &:hover > *': {
              backgroundColor:
                'color-mix(in srgb, var(--color-surface-sunken) 60%, var(--color-surface-raised))',
            },
          },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: cell,
        sizeSmall: { height: 32, paddingBlock: 0 },
        paddingCheckbox: { boxSizing: 'border-box', width: 44, minWidth: 44, padding: '0 0 0 4px' },
        head: { ...band, top: 0, color: 'var(--color-text-muted)', fontWeight: 600 },
        footer: {
          ...band,
          bottom: 0,
          borderTop: '1px solid var(--color-border-strong)',
          borderBottom: 0,
          color: 'var(--color-text)',
          fontWeight: 650,
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: {
          minHeight: 32,
          marginInline: -8,
          padding: '2px 8px',
          borderRadius: 6,
          '&:hover': {
            backgroundColor: 'color-mix(in srgb, var(--color-text) 7%, transparent)',
            color: 'var(--color-text)',
          },
          '&.Mui-active': { color: 'var(--color-text)' },
          '&.Mui-focusVisible': { outline: '3px solid var(--color-focus-ring)', outlineOffset: -1 },
        },
        // The arrow lies in the gap between two columns and takes no width of its own.
        icon: {
          position: 'absolute',
          right: -6,
          margin: 0,
          fontSize: 14,
          '.MuiTableCell-alignRight &': { right: 'auto', left: -6 },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          display: 'flex',
          flexDirection: 'column',
          '& .RaDataTable-headerCell': {
            ...band,
            '&:first-of-type, &:last-child': { borderRadius: 0 },
          },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          // The bar stands below the rows, at the bottom of the window while they go on there: it covers no heading
          // and moves no row.
          position: 'sticky',
          zIndex: 6,
          bottom: 0,
          order: 1,
          '@media (width < 720px)': {
            position: 'fixed',
            inset: 'auto 0 0',
            anchorName: '--bottom-bar',
          },
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            minHeight: 40,
            height: 'auto',
            transform: 'none',
            borderRadius: 0,
            backgroundColor: 'var(--color-accent-soft)',
            color: 'var(--color-text)',
          },
          '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
          '& .RaBulkActionsToolbar-topToolbar': { padding: 0 },
        },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { color: 'var(--color-text-muted)' },
        toolbar: { flexWrap: 'wrap', rowGap: 4, paddingBlock: 4 },
        spacer: { flex: '1 1 auto' },
      },
    },
  };
}
