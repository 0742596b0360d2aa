import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { encodeGlyph } from './encodeGlyph';

/** The fonts of the apps in order of preference. Each covers a part of Unicode. */
const FILES = {
  latin: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  // It has the rupee sign.
  latinExt: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  devanagari:
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
} as const;

export type FontName = keyof typeof FILES;

const { resolve } = createRequire(import.meta.url);

/** Tabular figures, so that amounts align in a column. */
const FEATURES = ['tnum'];

/**
 * Opens a font and works around two faults of fontkit. It cannot subset the outlines of a WOFF2 font, so the
 * subset encodes them again. It caches a glyph without its character if a composite outline requests it
 * first, so every character requests its glyph in advance.
 */
function openFont(file: string): Font {
  const font = create(readFileSync(resolve(file)));
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, FEATURES);
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    const addGlyph = (id: number): number => {
      const glyph = font.getGlyph(id);
      const encoded = encodeGlyph(glyph);
      subset.loca.offsets.push(subset.offset);
      // The left edge of the outline's box follows the number of contours.
      const bearing = encoded.length > 0 ? new DataView(encoded.buffer).getInt16(2) : 0;
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing });
      subset.offset += encoded.length;
      return subset.glyf.push(encoded) - 1;
    };
    return Object.assign(subset, { _addGlyph: addGlyph });
  };
  return font;
}

let opened: readonly (readonly [FontName, Font])[] | undefined;

/** Returns the fonts by their names; opens them on first use. */
export function openFonts(): readonly (readonly [FontName, Font])[] {
  opened ??= [
    ['latin', openFont(FILES.latin)],
    ['latinExt', openFont(FILES.latinExt)],
    ['devanagari', openFont(FILES.devanagari)],
  ];
  return opened;
}

/** A part of a text whose characters are all in one font. */
export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

const has = (font: FontName, character: string): boolean => {
  const found = openFonts().find(([name]) => name === font)?.[1];
  return found?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
};

const isSpace = (character: string): boolean => /\s/u.test(character);

/**
 * Splits a text into runs. A run continues while its font has the next character, such as a space. A
 * shaped word is a run of its own, so that a PDF says where the word is.
 */
export function splitRuns(text: string): FontRun[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const character of text) {
    const run = runs.at(-1);
    const isShared = /[\s\u200C\u200D]/u.test(character);
    const font =
      run && isShared && has(run.font, character)
        ? run.font
        : (openFonts().find(([name]) => has(name, character))?.[0] ?? 'latin');
    const isWordEnd = run?.font === 'devanagari' && isSpace(character) !== isSpace(run.text);
    if (run?.font === font && !isWordEnd) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
