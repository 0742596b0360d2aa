import { splitRuns } from './fonts';
import type { TaggedDocument as Pdf } from './taggedDocument';

/** The look and position of a text: its left edge, or its right edge if it is right-aligned. */
export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly isBold?: boolean;
}

/** The width of a stroke that makes letters bold, as a share of the size. The PDF embeds the regular weight only. */
const BOLD_STROKE = 0.022;

/** Measures a line of text in points. */
export const measureText = (pdf: Pdf, text: string, { size }: TextStyle): number =>
  splitRuns(text).reduce(
    (width, run) => width + pdf.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );

/** Draws a line of text on a baseline, each script in its own font. */
export function drawText(
  pdf: Pdf,
  text: string,
  style: TextStyle,
  { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'right' | 'center' },
): void {
  const { size, colour, isBold = false } = style;
  const share = { left: 0, center: 0.5, right: 1 }[align];
  let left = x - share * measureText(pdf, text, style);
  for (const run of splitRuns(text)) {
    pdf.font(run.font).fontSize(size).fillColor(colour).strokeColor(colour);
    pdf.lineWidth(size * BOLD_STROKE);
    const width = pdf.widthOfString(run.text);
    const options = {
      lineBreak: false,
      baseline: 'alphabetic',
      fill: true,
      stroke: isBold,
    } as const;
    if (run.font === 'devanagari') pdf.shapedWord(run.text, left, y, options);
    else pdf.text(run.text, left, y, options);
    left += width;
  }
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Breaks a text into lines of a width: between words, and inside a word that is longer than a line. */
export function wrapText(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  const lines = [''];
  const space = measureText(pdf, ' ', style);
  let room = width;
  for (const word of text.split(/\s+/u)) {
    const needed = measureText(pdf, word, style);
    const line = lines.at(-1) ?? '';
    if (needed + (line ? space : 0) <= room) {
      lines[lines.length - 1] = line ? `${line} ${word}` : word;
      room -= needed + (line ? space : 0);
      continue;
    }
    if (line) lines.push('');
    room = width;
    for (const { segment } of graphemes.segment(word)) {
      const size = measureText(pdf, segment, style);
      if (size > room) {
        lines.push('');
        room = width;
      }
      lines[lines.length - 1] += segment;
      room -= size;
    }
  }
  return lines;
}
