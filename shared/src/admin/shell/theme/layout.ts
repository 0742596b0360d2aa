import type { RaThemeOptions } from 'react-admin';
import type { ColourTokens } from '../../../branding';

/**
 * Overrides react-admin's app bar and menu: quiet links under headings, the current one in the brand's soft
 * colour.
 */
export function buildLayoutOverrides(colours: ColourTokens): RaThemeOptions['components'] {
  return {
    RaAppBar: {
      styleOverrides: {
        root: {
          boxShadow: 'none',
          backgroundColor: 'transparent',
          '& .RaAppBar-toolbar': { gap: 12, minHeight: 48 },
          '@media (max-width: 899px)': {
            backgroundColor: colours.surfaceRaised,
            borderBottom: `1px solid ${colours.border}`,
            '& .RaAppBar-toolbar': { gap: 4, minHeight: 56 },
          },
        },
      },
    },
    RaMenu: {
      styleOverrides: {
        root: {
          padding: '8px 12px 16px',
          '&.RaMenu-open, &.RaMenu-closed': { width: '100%' },
          '&.RaMenu-closed .RaMenuItemLink-root': { gap: 0 },
          '&.RaMenu-closed .RaMenuItemLink-root .MuiTypography-root': {
            flexGrow: 0,
            width: 0,
            whiteSpace: 'nowrap',
          },
          '&.RaMenu-closed .MuiListSubheader-root': {
            height: 1,
            minHeight: 0,
            margin: '8px 10px',
            borderTop: `1px solid ${colours.border}`,
            overflow: 'hidden',
            '& span': { opacity: 0 },
            '&:first-of-type': { borderTopColor: 'transparent' },
          },
        },
      },
    },
    MuiListSubheader: {
      styleOverrides: {
        root: {
          padding: '4px 10px',
          backgroundColor: 'transparent',
          color: colours.textMuted,
          fontSize: '0.875rem',
          fontWeight: 550,
          lineHeight: 1.5,
          '&:not(:first-of-type)': { marginTop: 16 },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          gap: 12,
          '&&': { minHeight: 38 },
          marginBottom: 2,
          padding: '6px 10px',
          borderRadius: 8,
          color: colours.text,
          fontWeight: 500,
          '& .MuiTypography-root': { whiteSpace: 'normal', lineHeight: 1.35 },
          '& .RaMenuItemLink-icon': { minWidth: 0, color: colours.textMuted },
          '&:hover': { backgroundColor: colours.surfaceSunken },
          // The scrolling sidebar would cut a ring outside of the link.
          '&.Mui-focusVisible': { outline: `3px solid ${colours.focusRing}`, outlineOffset: -3 },
          '&[aria-current]': {
            backgroundColor: colours.accentSoft,
            color: colours.text,
            fontWeight: 650,
            '& .RaMenuItemLink-icon': { color: colours.accentText },
          },
          '@media (pointer: coarse)': { '&&': { minHeight: 44 } },
        },
      },
    },
  };
}
