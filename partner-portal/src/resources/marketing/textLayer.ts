import type { TextBlock } from './textBlocks';

const toHex = (value: number, digits: number): string =>
  value.toString(16).padStart(digits, '0').toUpperCase();

/** Writes a text as a string of a PDF in UTF-16, which has every script. */
export function toPdfString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map((unit) => toHex(unit, 4)).join('')}>`;
}

/** A font's codes are bytes. The texts of a creative have fewer different letters than that. */
const CODES = 256;

interface TextLayer {
  /** The operators that write each block, invisibly, where the picture shows it. */
  readonly blocks: readonly string[];
  /** Widths and names of the codes of a Type 3 font, and its map from codes to letters. */
  readonly widths: string;
  readonly differences: string;
  readonly toUnicode: string;
}

/**
 * Builds the invisible text over a picture, for search, copy and screen readers. Its font `F0` has an
 * empty glyph for every letter, so no viewer needs a font of its own; each row is stretched to the width
 * that it has in the picture.
 */
export function buildTextLayer(
  blocks: readonly TextBlock[],
  { height, dpi }: { readonly height: number; readonly dpi: number },
): TextLayer {
  const points = (pixels: number) => Number(((pixels * 72) / dpi).toFixed(3));
  const texts = blocks.flatMap(({ rows }) => rows.map(({ text }) => text));
  const letters = [...new Set(texts.join('').split(''))].slice(0, CODES);
  const codes = new Map(letters.map((letter, code) => [letter, toHex(code, 2)]));
  const writeRow = (letterSize: number, { text, x, y, width }: TextBlock['rows'][number]) => {
    const encoded = text.split('').map((letter) => codes.get(letter) ?? '');
    const stretch = ((100 * width) / (letterSize * text.length)).toFixed(2);
    // The row's y is its top; the letters stand about four fifths below it.
    const place = `1 0 0 1 ${points(x)} ${points(height - y - letterSize * 0.8)} Tm`;
    return `/F0 ${points(letterSize)} Tf ${stretch} Tz ${place} <${encoded.join('')}> Tj`;
  };
  const mapped = letters.map((letter, code) => `<${toHex(code, 2)}> ${toBareHex(letter)}`);
  return {
    blocks: blocks.map(
      ({ letters: letterSize, rows }) =>
        `BT\n${rows.map((row) => writeRow(letterSize, row)).join('\n')}\nET`,
    ),
    widths: letters.map(() => '1000').join(' '),
    differences: `0 ${letters.map(() => '/empty').join(' ')}`,
    toUnicode: [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapType 2 def /CMapName /letters def',
      '1 begincodespacerange <00> <FF> endcodespacerange',
      `${mapped.length} beginbfchar\n${mapped.join('\n')}\nendbfchar`,
      'endcmap end end',
    ].join('\n'),
  };
}

const toBareHex = (letter: string): string => `<${toHex(letter.charCodeAt(0), 4)}>`;
