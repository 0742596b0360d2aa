import type { BRAND_FONTS } from './brand';

/** A variable font that the site serves itself: its family, its package below `@fontsource-variable`, its weights. */
interface ServedFont {
  family: (typeof BRAND_FONTS)[number];
  name: string;
  weight: string;
}

/** Inter, which the apps' own styles load, and the fonts that a brand's styles load, all under the SIL Open Font License. */
const SERVED_FONTS = [
  { family: 'Inter Variable', name: 'inter', weight: '400 700' },
  { family: 'Eczar Variable', name: 'eczar', weight: '400 800' },
  { family: 'Baloo 2 Variable', name: 'baloo-2', weight: '400 800' },
] as const satisfies readonly ServedFont[];

const [SHIPPED] = SERVED_FONTS;

/** The subsets of a brand's font with the letters of each; the rupee sign comes from Inter. */
const SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215',
  devanagari: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF',
} as const;

type Subset = keyof typeof SUBSETS;

const getFileName = (name: string, subset: Subset): string => `${name}-${subset}-wght-normal.woff2`;

/** Root-relative path of a font's file, which the build of the borrower's app holds. */
const getPath = (name: string, subset: Subset): string =>
  `/assets/fonts/${getFileName(name, subset)}`;

const findServed = (family: string) => SERVED_FONTS.find((font) => font.family === family);

/** The path from which a brand's font loads; '' for a font that the device brings along. */
export function getFontSource(family: string): string {
  const font = findServed(family);
  return font ? getPath(font.name, 'latin') : '';
}

/** The files of the brands' fonts: the package's file of each, and the path under which the site serves it. */
export const BRAND_FONT_FILES: ReadonlyArray<{ module: string; path: string }> =
  SERVED_FONTS.filter((font) => font !== SHIPPED).flatMap(({ name }) =>
    (['latin', 'devanagari'] as const).map((subset) => ({
      module: `@fontsource-variable/${name}/files/${getFileName(name, subset)}`,
      path: getPath(name, subset),
    })),
  );

/**
 * Builds the styles that load a brand's font. A page does not wait for it: a visit whose line is slow shows Inter, and
 * the next one the font, so that nothing moves.
 */
export function buildFontFaces(family: string): string {
  const font = findServed(family);
  if (!font || font === SHIPPED) return '';
  return (['latin', 'devanagari'] as const)
    .map(
      (subset) =>
        `@font-face{font-family:'${family}';font-style:normal;font-display:optional;` +
        `font-weight:${font.weight};src:url(${getPath(font.name, subset)}) format('woff2');` +
        `unicode-range:${SUBSETS[subset]}}\n`,
    )
    .join('');
}
