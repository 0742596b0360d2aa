import { roundToPaisa } from '@marketplace/shared/format';
import type { TableRow } from './limits';
import type { ImportFile } from './readTable';

/** Cells of a row, and characters of a cell, that let a person recognise it. */
const SHOWN_CELLS = 8;
const SHOWN_CHARACTERS = 60;

const toSample = ({ cells }: TableRow): string[] =>
  cells.slice(0, SHOWN_CELLS).map((cell) => String(cell).slice(0, SHOWN_CHARACTERS));

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** Digits that a spreadsheet keeps of a number; further ones are noise of its arithmetic. */
const DIGITS = 15;

/** Counts for each of `width` columns the numbers that have a part of a paisa. */
function countRounded(rows: readonly TableRow[], width: number): number[] {
  const counts = Array.from({ length: width }, () => 0);
  for (const { cells } of rows)
    for (const [place, cell] of cells.slice(0, width).entries())
      if (typeof cell === 'number' && roundToPaisa(cell) !== Number(cell.toPrecision(DIGITS)))
        counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** Tells a person how a file was read: where its headings are, in which encoding, and what else it offers. */
export function describeTable(table: ImportFile) {
  const {
    headings,
    rows,
    sheets,
    sheet,
    headingRow,
    firstRows,
    encoding = 'workbook' as const,
  } = table;
  const sample =
    encoding === 'windows-1252'
      ? rows.find(({ cells }) => cells.some((cell) => !isAscii(String(cell))))
      : undefined;
  return {
    headings,
    rows: rows.length,
    sheets: [...sheets],
    sheet,
    heading_row: headingRow,
    first_rows: firstRows.map((row) => ({ row: row.row, cells: toSample(row) })),
    encoding,
    sample: sample ? toSample(sample) : [],
    rounded: encoding === 'workbook' ? countRounded(rows, headings.length) : [],
  };
}
