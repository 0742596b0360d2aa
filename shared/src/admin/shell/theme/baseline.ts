import type { Components, Theme } from '@mui/material/styles';
import type { ColourTokens } from '../../../branding';

/** Overrides the page background, links, tooltips and skeletons; no ripples. */
export function buildBaselineOverrides(colours: ColourTokens): Components<Theme> {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { backgroundColor: colours.surface, fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiTooltip: {
      defaultProps: { arrow: true, enterDelay: 400, describeChild: true },
      styleOverrides: {
        tooltip: {
          backgroundColor: colours.text,
          color: colours.surfaceRaised,
          fontSize: '0.875rem',
          maxWidth: 320,
        },
        arrow: { color: colours.text },
      },
    },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  };
}
