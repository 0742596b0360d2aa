import type { Components, Theme } from '@mui/material/styles';
import type { ColourTokens } from '../../branding';

/** Rows of 40 px, heads that stay. */
export function tables(colours: ColourTokens): Components<Theme> {
  return {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableRow: {
      styleOverrides: { root: { '&:last-child > td, &:last-child > th': { borderBottom: 0 } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          height: 40,
          paddingBlock: 4,
          paddingInline: 12,
          borderColor: colours.border,
          fontSize: '0.875rem',
        },
        head: {
          position: 'sticky',
          top: 0,
          zIndex: 2,
          backgroundColor: colours.surfaceSunken,
          color: colours.textMuted,
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiTablePagination: { styleOverrides: { root: { color: colours.textMuted } } },
  };
}
