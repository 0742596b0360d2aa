import { setImmediate } from 'node:timers/promises';
import type { ColourTokens } from '@marketplace/shared/branding';
import { MARGIN } from './letterhead';
import { addElement, drawArtifact, drawElement, type TagElement } from './tags';
import type { TaggedDocument as Pdf } from './taggedDocument';
import { drawText, type TextStyle, wrapText } from './text';

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
  tags: TagElement,
  { columns, rows }: { columns: readonly TableColumn[]; rows: readonly TableRow[] },
  { top, colours }: { top: number; colours: ColourTokens },
): Promise<number> {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const table = addElement(pdf, tags, 'Table');
  let y = top;
  /** Draws a row whose cells `tag` adds to the structure. */
  const draw = (
    row: Row,
    tag: (drawCell: () => void) => void,
    { lines, height } = measureRow(pdf, columns, row),
  ): void => {
    const { fill } = row;
    if (fill) drawArtifact(pdf, 'Layout', () => pdf.rect(MARGIN, y, width, height).fill(fill));
    let x = MARGIN;
    columns.forEach((column, index) => {
      const isRight = column.align === 'right';
      const at = isRight ? x + column.width - PADDING : x + PADDING;
      tag(() =>
        lines[index]?.forEach((line, number) =>
          drawText(pdf, line, row.style, {
            x: at,
            y: y + PADDING + SIZE - 1 + number * LEADING,
            align: isRight ? 'right' : 'left',
          }),
        ),
      );
      x += column.width;
    });
    y += height;
    drawArtifact(pdf, 'Layout', () =>
      pdf
        .lineWidth(0.5)
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .stroke(colours.border),
    );
  };
  const drawTagged = (row: Row, type: 'TH' | 'TD', measured?: ReturnType<typeof measureRow>) => {
    const element = addElement(pdf, table, 'TR');
    draw(row, (drawCell) => drawElement(pdf, element, type, drawCell), measured);
    element.end();
  };
  const plain = { size: SIZE, colour: colours.text };
  const bold = { ...plain, isBold: true };
  const head = { cells: columns.map(({ label }) => label), style: bold, fill: colours.accentSoft };
  drawTagged(head, 'TH');
  for (const [index, { cells, isSum }] of rows.entries()) {
    const row = { cells, style: isSum ? bold : plain };
    const measured = measureRow(pdf, columns, row);
    if (y + measured.height > getContentBottom(pdf)) {
      pdf.addPage();
      y = MARGIN;
      // The structure has the heads once; each further page repeats them for the eye.
      draw(head, (drawCell) => drawArtifact(pdf, 'Pagination', drawCell));
    }
    drawTagged(row, 'TD', measured);
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  table.end();
  return y;
}
