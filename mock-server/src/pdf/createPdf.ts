import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Brand } from '@marketplace/shared/branding';
import PdfDocument from 'pdfkit';
import { nowIso } from '../clock';
import { openFonts } from './fonts';
import { drawLetterhead, MARGIN, getPaperColours } from './letterhead';
import { getContentBottom, drawTable, type TableColumn, type TableRow } from './table';
import { drawText, wrapText } from './text';

export interface Paper {
  readonly brand: Brand;
  readonly language: 'en' | 'hi';
  readonly title: string;
  readonly subtitle: string;
  /** The text at the foot of a page. */
  readonly footer: (page: number, pages: number) => string;
}

/** Draws on a paper from top to bottom. */
export interface PaperWriter {
  facts(facts: readonly (readonly [label: string, value: string])[]): void;
  heading(text: string): void;
  note(text: string): void;
  table(columns: readonly TableColumn[], rows: readonly TableRow[]): Promise<void>;
}

/** Makes a PDF in A4 with letterhead and page numbers, which `write` fills. Returns its bytes as a stream. */
export function createPdf(paper: Paper, write: (writer: PaperWriter) => Promise<void>): Readable {
  const { brand, language, title, subtitle, footer } = paper;
  const colours = getPaperColours(brand);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language === 'hi' ? 'hi-IN' : 'en-IN',
    displayTitle: true,
    info: { Title: `${title}, ${subtitle}`, Author: brand.name, CreationDate: new Date(nowIso()) },
  });
  for (const [font, opened] of openFonts()) pdf.registerFont(font, opened);
  const quiet = { size: 8.5, colour: colours.textMuted };
  const right = pdf.page.width - MARGIN;
  let y = drawLetterhead(pdf, brand, { title, subtitle });
  const need = (height: number): void => {
    if (y + height <= getContentBottom(pdf)) return;
    pdf.addPage();
    y = MARGIN;
  };
  const writer: PaperWriter = {
    facts(facts) {
      const half = (right - MARGIN) / 2;
      const value = { size: 9.5, colour: colours.text };
      for (let index = 0; index < facts.length; index += 2) {
        const pair = facts.slice(index, index + 2);
        const lines = pair.map(([, text]) => wrapText(pdf, text, value, half - 16));
        const height = 20 + Math.max(...lines.map(({ length }) => length)) * 13;
        need(height);
        pair.forEach(([label], side) => {
          const x = MARGIN + side * half;
          drawText(pdf, label, quiet, { x, y });
          lines[side]?.forEach((line, number) =>
            drawText(pdf, line, value, { x, y: y + 13 + number * 13 }),
          );
        });
        y += height;
      }
    },
    heading(text) {
      need(80);
      y += 12;
      drawText(pdf, text, { size: 11, colour: colours.text, isBold: true }, { x: MARGIN, y });
      y += 10;
    },
    note(text) {
      const lines = wrapText(pdf, text, quiet, right - MARGIN);
      y += 14;
      need(lines.length * 12);
      for (const line of lines) {
        drawText(pdf, line, quiet, { x: MARGIN, y });
        y += 12;
      }
    },
    async table(columns, rows) {
      y = await drawTable(pdf, columns, rows, { top: y, colours });
      y += 12;
    },
  };
  const finish = async (): Promise<void> => {
    await write(writer);
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      const foot = {
        x: pdf.page.width / 2,
        y: pdf.page.height - MARGIN + 4,
        align: 'center',
      } as const;
      drawText(pdf, footer(page + 1, count), { size: 8, colour: colours.textMuted }, foot);
      // Each page is compressed separately, so that other requests run in between.
      pdf.page.end();
      await setImmediate();
    }
    pdf.flushPages = () => undefined;
    pdf.end();
  };
  finish().catch((error: unknown) =>
    pdf.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return pdf;
}
