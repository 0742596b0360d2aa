import type { Components, Theme } from '@mui/material/styles';
import type { ColourTokens, MuiPalette } from '../../../branding';

/** Overrides buttons. A contained button has the brand's fill and a text colour with enough contrast. */
export function buildButtonOverrides(
  colours: ColourTokens,
  accent: MuiPalette['accent'],
): Components<Theme> {
  const ring = { outline: `3px solid ${colours.focusRing}`, outlineOffset: 2 };
  return {
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: { minHeight: 36, paddingInline: 14, '&.Mui-focusVisible': ring },
        sizeLarge: { minHeight: 44, paddingInline: 18, fontSize: '1rem', fontWeight: 600 },
        contained: {
          variants: [
            {
              props: { color: 'primary' },
              style: {
                backgroundColor: accent.main,
                color: accent.contrastText,
                '&:hover': { backgroundColor: accent.dark },
              },
            },
          ],
        },
        outlined: { borderColor: colours.borderStrong, color: colours.text },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': ring },
        sizeSmall: { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          paddingBlock: 5,
          borderColor: colours.border,
          color: colours.textMuted,
          '&.Mui-selected': { color: colours.text, fontWeight: 600 },
          '&.Mui-focusVisible': ring,
        },
      },
    },
  };
}
