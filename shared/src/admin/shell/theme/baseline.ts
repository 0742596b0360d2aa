import type { Components, Theme } from '@mui/material/styles';
import type { ColourTokens } from '../../../branding';

const ROW = { flexWrap: 'wrap', alignItems: 'center' } as const;

/** Overrides the page background, links, tooltips and skeletons; no ripples. */
export function buildBaselineOverrides(colours: ColourTokens): Components<Theme> {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // A focused control scrolls out from under the headings of a table and the bar of a selection.
        html: { scrollPaddingBlock: '72px 56px' },
        body: { backgroundColor: colours.surface, fontVariantNumeric: 'tabular-nums' },
      },
    },
    // A row wraps on a phone, and a gap takes no room at its ends.
    MuiStack: {
      defaultProps: { useFlexGap: true },
      styleOverrides: { root: { variants: [{ props: { direction: 'row' }, style: ROW }] } },
    },
    // Devanagari has marks above and below the line.
    MuiTypography: { styleOverrides: { body1: { '&:where(:lang(hi))': { lineHeight: 1.65 } } } },
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
