import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Brand } from '@marketplace/shared/branding';
import { openFonts } from './fonts';
import { drawLetterhead, MARGIN, getPrintColours } from './letterhead';
import { getContentBottom, drawTable, type TableColumn, type TableRow } from './table';
import { TaggedDocument } from './taggedDocument';
import { addElement, drawArtifact, drawElement, startTags } from './tags';
import { drawText, wrapText } from './text';

export interface DocumentSettings {
  readonly brand: Brand;
  readonly language: 'en' | 'hi';
  readonly title: string;
  readonly subtitle: string;
  /** The day on which it is made, `YYYY-MM-DD`. */
  readonly issuedOn: string;
  /** The text at the foot of a page. */
  readonly footer: (page: number, pages: number) => string;
}

/** Writes a document from top to bottom. */
export interface DocumentWriter {
  facts(facts: readonly (readonly [label: string, value: string])[]): void;
  heading(text: string): void;
  note(text: string): void;
  table(columns: readonly TableColumn[], rows: readonly TableRow[]): Promise<void>;
}

/**
 * Creates a tagged A4 PDF with letterhead and page numbers, which `write` fills. Returns its bytes as a
 * stream.
 */
export function createPdf(
  settings: DocumentSettings,
  write: (writer: DocumentWriter) => Promise<void>,
): Readable {
  const { brand, language, title, subtitle, issuedOn, footer } = settings;
  const colours = getPrintColours(brand);
  const pdf = new TaggedDocument({
    pdfVersion: '1.7',
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language === 'hi' ? 'hi-IN' : 'en-IN',
    tagged: true,
    displayTitle: true,
    info: { Title: `${title}, ${subtitle}`, Author: brand.name, CreationDate: new Date(issuedOn) },
  });
  for (const [font, opened] of openFonts()) pdf.registerFont(font, opened);
  const muted = { size: 8.5, colour: colours.textMuted };
  const right = pdf.page.width - MARGIN;
  const tags = startTags(pdf);
  let y = drawLetterhead(pdf, tags, brand, { title, subtitle });
  const ensureSpace = (height: number): void => {
    if (y + height <= getContentBottom(pdf)) return;
    pdf.addPage();
    y = MARGIN;
  };
  const writer: DocumentWriter = {
    facts(facts) {
      const half = (right - MARGIN) / 2;
      const value = { size: 9.5, colour: colours.text };
      const list = addElement(pdf, tags, 'L');
      for (let index = 0; index < facts.length; index += 2) {
        const pair = facts.slice(index, index + 2);
        const lines = pair.map(([, text]) => wrapText(pdf, text, value, half - 16));
        const height = 20 + Math.max(...lines.map(({ length }) => length)) * 13;
        ensureSpace(height);
        pair.forEach(([label], side) => {
          const x = MARGIN + side * half;
          const item = addElement(pdf, list, 'LI');
          drawElement(pdf, item, 'Lbl', () => drawText(pdf, label, muted, { x, y }));
          drawElement(pdf, item, 'LBody', () =>
            lines[side]?.forEach((line, number) =>
              drawText(pdf, line, value, { x, y: y + 13 + number * 13 }),
            ),
          );
          item.end();
        });
        y += height;
      }
      list.end();
    },
    heading(text) {
      ensureSpace(80);
      y += 12;
      const style = { size: 11, colour: colours.text, isBold: true };
      drawElement(pdf, tags, 'H2', () => drawText(pdf, text, style, { x: MARGIN, y }));
      y += 10;
    },
    note(text) {
      const lines = wrapText(pdf, text, muted, right - MARGIN);
      y += 14;
      ensureSpace(lines.length * 12);
      drawElement(pdf, tags, 'P', () => {
        for (const line of lines) {
          drawText(pdf, line, muted, { x: MARGIN, y });
          y += 12;
        }
      });
    },
    async table(columns, rows) {
      y = await drawTable(pdf, tags, { columns, rows }, { top: y, colours });
      y += 12;
    },
  };
  const render = async (): Promise<void> => {
    await write(writer);
    tags.end();
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      const foot = {
        x: pdf.page.width / 2,
        y: pdf.page.height - MARGIN + 4,
        align: 'center',
      } as const;
      const style = { size: 8, colour: colours.textMuted };
      drawArtifact(pdf, 'Pagination', () => drawText(pdf, footer(page + 1, count), style, foot));
      // Each page is compressed separately, so that other requests run in between.
      pdf.page.end();
      await setImmediate();
    }
    pdf.flushPages = () => undefined;
    pdf.end();
  };
  render().catch((error: unknown) =>
    pdf.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return pdf;
}
