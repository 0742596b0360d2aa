import { setImmediate } from 'node:timers/promises';
import type { ColourTokens } from '@marketplace/shared/branding';
import { MARGIN } from './letterhead';
import { drawText, type TextStyle, wrapText } from './text';

type Pdf = PDFKit.PDFDocument;

/** A column of a table; its width in points. */
export interface TableColumn {
  readonly label: string;
  readonly width: number;
  readonly align?: 'right';
}

/** A row: a text for each column, several lines where it has '\n'. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly isSum?: boolean;
}

const SIZE = 8;
const LEADING = 11;
const PADDING = 5;
/** Number of rows to draw before other requests run. */
const ROWS_AT_ONCE = 5;

/** The lowest point of a page's content; the footer is below it. */
export const getContentBottom = (pdf: Pdf): number => pdf.page.height - MARGIN - 24;

interface Row extends TableRow {
  readonly style: TextStyle;
  readonly fill?: string;
}

function measureRow(pdf: Pdf, columns: readonly TableColumn[], { cells, style }: Row) {
  const lines = cells.map((cell, index) =>
    cell
      .split('\n')
      .flatMap((part) => wrapText(pdf, part, style, (columns[index]?.width ?? 0) - 2 * PADDING)),
  );
  return {
    lines,
    height: Math.max(...lines.map(({ length }) => length)) * LEADING + 2 * PADDING - 2,
  };
}

/** Draws a table from `top` on, over as many pages as it needs, each with the heads. Returns where it ends. */
export async function drawTable(
  pdf: Pdf,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  { top, colours }: { top: number; colours: ColourTokens },
): Promise<number> {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  let y = top;
  const draw = (row: Row, { lines, height } = measureRow(pdf, columns, row)): void => {
    if (row.fill) pdf.rect(MARGIN, y, width, height).fill(row.fill);
    let x = MARGIN;
    columns.forEach((column, index) => {
      const isRight = column.align === 'right';
      const at = isRight ? x + column.width - PADDING : x + PADDING;
      lines[index]?.forEach((line, number) =>
        drawText(pdf, line, row.style, {
          x: at,
          y: y + PADDING + SIZE - 1 + number * LEADING,
          align: isRight ? 'right' : 'left',
        }),
      );
      x += column.width;
    });
    y += height;
    pdf
      .lineWidth(0.5)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .stroke(colours.border);
  };
  const plain = { size: SIZE, colour: colours.text };
  const bold = { ...plain, isBold: true };
  const head = { cells: columns.map(({ label }) => label), style: bold, fill: colours.accentSoft };
  draw(head);
  for (const [index, { cells, isSum }] of rows.entries()) {
    const row = { cells, style: isSum ? bold : plain };
    const measured = measureRow(pdf, columns, row);
    if (y + measured.height > getContentBottom(pdf)) {
      pdf.addPage();
      y = MARGIN;
      draw(head);
    }
    draw(row, measured);
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  return y;
}
