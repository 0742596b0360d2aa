import type { RaThemeOptions } from 'react-admin';
import { type Brand, type Mode, buildBrandTokens, buildMuiPalette } from '../../../branding';
import { buildBaselineOverrides } from './baseline';
import { buildButtonOverrides } from './buttons';
import { buildInputOverrides } from './inputs';
import { buildLayoutOverrides } from './layout';
import { buildSurfaceOverrides } from './surfaces';
import { buildTableOverrides } from './tables';

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
export function buildConsoleTheme(
  brand: Brand,
  mode: Mode,
  reducedMotion: boolean,
): RaThemeOptions {
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
      subtitle2: { ...heading, fontSize: '0.875rem' },
      button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
      overline: { fontSize: '0.875rem', textTransform: 'none', letterSpacing: 0 },
    },
    components: {
      ...buildBaselineOverrides(colours),
      ...buildButtonOverrides(colours, accent),
      ...buildInputOverrides(colours),
      ...buildSurfaceOverrides(colours),
      ...buildTableOverrides(),
      ...buildLayoutOverrides(colours),
    },
  };
}
