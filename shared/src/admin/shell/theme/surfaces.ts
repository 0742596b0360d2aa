import type { Components, Theme } from '@mui/material/styles';
import type { ColourTokens } from '../../../branding';

const MARKS = ['primary', 'info', 'warning', 'error'] as const;

/** Overrides cards, dialogs and menus: a thin border, little shadow. */
export function buildSurfaceOverrides(colours: ColourTokens): Components<Theme> {
  const border = `1px solid ${colours.border}`;
  const floating = {
    border,
    backgroundImage: 'none',
    boxShadow: '0 1px 2px rgb(16 24 40 / 8%), 0 12px 32px rgb(16 24 40 / 16%)',
  };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(12 16 24 / 52%)' } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...floating,
          width: 'min(30rem, calc(100vw - 32px))',
          maxWidth: 'none',
          maxHeight: 'min(90dvh, 48rem)',
          margin: 16,
          borderRadius: 'calc(var(--radius) + 4px)',
          // Show no ring on the dialog itself, which has the focus until a person moves it to a control.
          outline: 0,
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
        // On a phone a dialog is a sheet at the bottom, where a thumb reaches it.
        container: { '@media (width < 480px)': { alignItems: 'flex-end' } },
        root: {
          '@media (width < 480px)': {
            '& .MuiDialog-paper': {
              width: '100%',
              margin: 0,
              borderWidth: '1px 0 0',
              borderRadius: 'calc(var(--radius) + 6px) calc(var(--radius) + 6px) 0 0',
            },
            '& .MuiDialogActions-root': { anchorName: '--bottom-bar' },
            '& .MuiDialogActions-root > button': { flex: '1 1 auto' },
          },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          display: 'flex',
          gap: 16,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          padding: '24px 24px 12px',
          fontSize: '1.25rem',
          fontWeight: 650,
          '& .MuiIconButton-root': { width: 44, height: 44, margin: '-10px -12px -10px 0' },
        },
      },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: {
          padding: '0 24px 12px',
          // A line above the buttons shows that there is more content below; the end of the content covers it.
          background:
            'linear-gradient(var(--color-surface-raised) 0 0) bottom / 100% 1px no-repeat local, linear-gradient(var(--color-border) 0 0) bottom / 100% 1px no-repeat',
        },
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          gap: 12,
          padding: '12px 24px 24px',
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          '& .MuiButton-root': {
            minHeight: 44,
            paddingInline: '18px',
            fontSize: '1rem',
            fontWeight: 600,
          },
        },
      },
    },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          fontSize: '0.875rem',
          minHeight: 36,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          '&[role="option"][aria-selected="true"]::after': {
            content: "'✓' / ''",
            marginInlineStart: 'auto',
            paddingInlineStart: 16,
          },
        },
      },
    },
    // A small chip is a mark beside a name, in the soft colour of what it says.
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 999,
          fontWeight: 550,
          variants: MARKS.map((color) => ({
            props: { size: 'small', color },
            style: ({ theme: { palette } }) => ({
              backgroundColor: palette[color].light,
              color: palette[color].main,
            }),
          })),
        },
        sizeSmall: { height: 'auto', fontSize: '0.875rem' },
      },
    },
    MuiDivider: { styleOverrides: { root: { borderColor: colours.border } } },
    MuiAlert: {
      styleOverrides: {
        root: { alignItems: 'center', fontSize: '0.875rem' },
        standardError: {
          border: `1px solid ${colours.danger}`,
          backgroundColor: colours.dangerSoft,
          color: colours.text,
          '& .MuiAlert-icon': { color: colours.danger },
        },
        action: { alignItems: 'center', paddingTop: 0, marginRight: 0, whiteSpace: 'nowrap' },
      },
    },
    MuiAlertTitle: { styleOverrides: { root: { marginBottom: 0, fontWeight: 650 } } },
  };
}
