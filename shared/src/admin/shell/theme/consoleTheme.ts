import type { RaThemeOptions } from 'react-admin';
import { type Brand, type Mode, buildBrandTokens, buildMuiPalette } from '../../../branding';
import { chrome } from './chrome';
import { controls } from './controls';
import { inputs } from './inputs';
import { shell } from './shell';
import { surfaces } from './surfaces';
import { tables } from './tables';

/** For devices set to reduced motion: menus and dialogs open and close without animation. */
const WITHOUT_MOTION = {
  duration: {
    shortest: 0,
    shorter: 0,
    short: 0,
    standard: 0,
    complex: 0,
    enteringScreen: 0,
    leavingScreen: 0,
  },
  getAutoHeightDuration: () => 0,
};

/** MUI's theme for a brand: its colours adjusted for contrast, quiet surfaces and dense tables. */
export function consoleTheme(brand: Brand, mode: Mode, reducedMotion: boolean): RaThemeOptions {
  const tokens = buildBrandTokens(brand, mode);
  const { colours, fontFamily, radius, spacing } = tokens;
  const { accent, ...palette } = buildMuiPalette(tokens);
  const heading = { fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.25 } as const;
  return {
    palette: { ...palette, primary: palette.primary },
    spacing,
    sidebar: { width: 240, closedWidth: 64 },
    shape: { borderRadius: radius },
    transitions: reducedMotion ? WITHOUT_MOTION : {},
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { ...heading, fontSize: '1.75rem' },
      h2: { ...heading, fontSize: '1.25rem' },
      h3: { ...heading, fontSize: '1rem' },
      h4: { ...heading, fontSize: '1.75rem' },
      h5: { ...heading, fontSize: '1.25rem' },
      h6: { ...heading, fontSize: '1rem' },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.875rem' },
      caption: { fontSize: '0.875rem' },
      subtitle1: { fontSize: '1rem' },
      subtitle2: { fontSize: '0.875rem' },
      button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
      overline: { fontSize: '0.875rem', textTransform: 'none', letterSpacing: 0 },
    },
    components: {
      ...chrome(colours),
      ...controls(colours, accent),
      ...inputs(colours),
      ...surfaces(colours),
      ...tables(),
      ...shell(colours),
    },
  };
}
