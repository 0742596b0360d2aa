import type { Components, Theme } from '@mui/material/styles';
import type { ColourTokens } from '../../branding';

/** Cards, dialogs and menus: a thin border before a shadow. */
export function surfaces(colours: ColourTokens): Components<Theme> {
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
    MuiCard: { styleOverrides: { root: { border, boxShadow: 'none' } } },
    MuiDialog: { styleOverrides: { paper: floating } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 650 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 36 } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 999, fontWeight: 550 } } },
    MuiDivider: { styleOverrides: { root: { borderColor: colours.border } } },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
  };
}
