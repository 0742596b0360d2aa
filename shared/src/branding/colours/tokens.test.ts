import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brand } from '../brand';
import { getBrand, DEFAULT_BRAND, PARTNER_IDENTIFIERS } from '../brands';
import { computeContrast } from './contrast';
import { buildMuiPalette } from './muiPalette';
import { buildBrandTokens } from './tokens';
import type { ColourTokens } from './tokens';

const PAGE = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

/** Text colours, each with the backgrounds that it may have. */
const TEXT: ReadonlyArray<readonly [keyof ColourTokens, ReadonlyArray<keyof ColourTokens>]> = [
  ['text', [...PAGE, 'accentSoft', 'dangerSoft', 'warningSoft', 'successSoft', 'infoSoft']],
  ['textMuted', [...PAGE, 'accentSoft', 'dangerSoft', 'warningSoft', 'successSoft', 'infoSoft']],
  ['accentText', [...PAGE, 'accentSoft']],
  ['danger', [...PAGE, 'dangerSoft']],
  ['warning', [...PAGE, 'warningSoft']],
  ['success', [...PAGE, 'successSoft']],
  ['info', [...PAGE, 'infoSoft']],
  ['onAccent', ['accent', 'accentHover']],
  ['onAccentControl', ['accentControl']],
  ['onAccentText', ['accentText']],
  ['onBrand', ['brand']],
  ['onBrandSecondary', ['brandSecondary']],
  ['onDanger', ['danger']],
  ['onWarning', ['warning']],
  ['onSuccess', ['success']],
  ['onInfo', ['info']],
];

const CONTROLS: ReadonlyArray<readonly [keyof ColourTokens, ReadonlyArray<keyof ColourTokens>]> = [
  ['accentControl', [...PAGE, 'accentSoft']],
  ['focusRing', [...PAGE, 'accentSoft']],
  ['borderStrong', PAGE],
];

function weakPairs(colours: ColourTokens): string[] {
  const weak = (pairs: typeof TEXT, least: number) =>
    pairs.flatMap(([front, backs]) =>
      backs
        .filter((back) => computeContrast(colours[front], colours[back]) < least)
        .map(
          (back) =>
            `${front} on ${back}: ${computeContrast(colours[front], colours[back]).toFixed(2)}`,
        ),
    );
  return [...weak(TEXT, 4.5), ...weak(CONTROLS, 3)];
}

const named = [DEFAULT_BRAND, ...PARTNER_IDENTIFIERS.map((id) => getBrand(id))].map(
  (brand) => [brand.id, brand] as const,
);

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  test.each(named)('%s is legible throughout', (_id, brand) => {
    expect(weakPairs(buildBrandTokens(brand, mode).colours)).toEqual([]);
  });

  test.each(named)(
    'the primary action of %s stands out and answers to the pointer',
    (_id, brand) => {
      const { accent, surfaceRaised, accentHover } = buildBrandTokens(brand, mode).colours;
      expect(computeContrast(accent, surfaceRaised)).toBeGreaterThanOrEqual(1.2);
      expect(accentHover).not.toBe(accent);
    },
  );

  test.each(named)('MUI can write in the palette of %s', (_id, brand) => {
    const palette = buildMuiPalette(buildBrandTokens(brand, mode));
    const { primary, secondary, error, warning, success, info } = palette;
    const tones = [primary, secondary, error, warning, success, info];
    for (const { main, dark, contrastText } of [palette.accent, ...tones]) {
      expect(computeContrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
      expect(computeContrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
    }
    for (const { main } of tones) {
      expect(computeContrast(main, palette.background.paper)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

const colours = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('any two colours make a legible brand', () => {
  fc.assert(
    fc.property(colours, colours, fc.constantFrom('light', 'dark'), (primary, secondary, mode) => {
      expect(
        weakPairs(buildBrandTokens({ ...DEFAULT_BRAND, primary, secondary }, mode).colours),
      ).toEqual([]);
    }),
  );
});

test('the default brand keeps its own colour on the primary action, under its own dark blue', () => {
  expect(buildBrandTokens(DEFAULT_BRAND, 'light').colours).toMatchObject({
    accent: '#4EC9DB',
    onAccent: '#070050',
  });
});

test('where the primary colour is hard to see on the card, the secondary colour is the accent', () => {
  const pale = { ...DEFAULT_BRAND, primary: '#FFFFFF', secondary: '#1C2A3A' };
  expect(buildBrandTokens(pale, 'light').colours).toMatchObject({
    accent: '#1C2A3A',
    onAccent: '#FFFFFF',
  });
  expect(buildBrandTokens(pale, 'dark').colours).toMatchObject({
    accent: '#FFFFFF',
    onAccent: '#1C2A3A',
  });
});

test('an invalid colour is refused, and a font family that could end the CSS rule is dropped', () => {
  expect(() => buildBrandTokens({ ...DEFAULT_BRAND, primary: 'red' }, 'light')).toThrow(RangeError);
  const hostile: Brand = { ...DEFAULT_BRAND, font_family: "x';}body{display:none" };
  expect(buildBrandTokens(hostile, 'light').fontFamily).toBe(
    buildBrandTokens(DEFAULT_BRAND, 'light').fontFamily,
  );
  expect(
    buildBrandTokens({ ...DEFAULT_BRAND, font_family: 'Georgia' }, 'light').fontFamily,
  ).toMatch(/^'Georgia', /);
});
