import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number: the dictionary, and the stream unpacked. */
function readObjects(bytes: Buffer): Map<string, { text: string; stream: string }> {
  const objects = new Map<string, { text: string; stream: string }>();
  const file = bytes.toString('latin1');
  for (const [, number = '', body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/gu)) {
    const [text = '', packed] = body.split('\nstream\n');
    const content = packed?.slice(0, packed.lastIndexOf('\nendstream'));
    const isPacked = content !== undefined && text.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1') : '';
    objects.set(number, { text, stream });
  }
  return objects;
}

const fromHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/[0-9a-f]{4}/gu) ?? []).map((unit) => parseInt(unit, 16)));

/** Returns the text of each glyph of a font, by its index in the font. */
const readGlyphs = (map: string): string[] =>
  [...map.matchAll(/\[(.*?)\]/gu)].flatMap(([, list = '']) =>
    [...list.matchAll(/<(.*?)>/gu)].map(([, hex = '']) => fromHex(hex)),
  );

/** A line of text on a page, and how many pages there are. */
export interface PdfText {
  readonly pages: number;
  readonly lines: readonly string[];
}

/** Reads the text of a PDF, from the top of each page to its foot, from left to right. */
export function readPdf(bytes: Buffer): PdfText {
  const objects = readObjects(bytes);
  const glyphsByFont = new Map<string, string[]>();
  for (const { text } of objects.values())
    for (const [, name = '', number = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const map = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(number)?.text ?? '')?.[1] ?? '';
      glyphsByFont.set(name, readGlyphs(objects.get(map)?.stream ?? ''));
    }
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b(?!s)/u.test(text));
  const lines = pages.flatMap(({ text }) => {
    const content = /\/Contents (\d+) 0 R/u.exec(text)?.[1] ?? '';
    const rows = new Map<number, { x: number; text: string }[]>();
    const drawn = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\s\/(F\d+) [\d.]+ Tf\s(?:\d+ Tr\s)?\[(.*?)\] TJ/gu;
    for (const [, x, y, font = '', shown = ''] of objects.get(content)?.stream.matchAll(drawn) ??
      []) {
      const hex = [...shown.matchAll(/<(.*?)>/gu)].map(([, run]) => run).join('');
      const letters = (hex.match(/.{4}/gu) ?? []).map(
        (unit) => glyphsByFont.get(font)?.[parseInt(unit, 16)],
      );
      const row = Math.round(Number(y));
      rows.set(row, [...(rows.get(row) ?? []), { x: Number(x), text: letters.join('') }]);
    }
    return [...rows]
      .toSorted(([one], [other]) => other - one)
      .map(([, parts]) => parts.toSorted((a, b) => a.x - b.x).map((part) => part.text))
      .map((parts) => parts.join(' ').replaceAll('₹ ', '₹').replaceAll('- ₹', '-₹'));
  });
  return { pages: pages.length, lines };
}
