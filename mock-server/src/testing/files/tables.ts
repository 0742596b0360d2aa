import { type BookType, utils, write } from '@e965/xlsx';
import { buildHeadingRule } from '../../routes/files/imports/columnMapping';
import { readImportFile } from '../../routes/files/imports/reading/readTable';

export const LIMITS = { bytes: 10 * 1024 * 1024, rows: 50_000 };
export const rule = buildHeadingRule('mis');
export const HEADINGS = ['application_id', 'disbursed_amount', 'disbursal_date', 'remarks'];

/** Reads a report of disbursals. */
export const readBytes = (bytes: Uint8Array | string, name = 'a.csv', choice = {}) =>
  readImportFile({ name, bytes: Buffer.from(bytes) }, { limits: LIMITS, rule, ...choice });

/** Returns the rows as lists of cells behind their numbers. */
export const listRows = ({ rows }: Awaited<ReturnType<typeof readBytes>>) =>
  rows.map(({ row, cells }) => [row, ...cells]);

/** Builds a workbook of sheets: name, rows, and whether it is hidden. */
export function buildBook(
  bookType: BookType,
  sheets: readonly (readonly [string, unknown[][], boolean?])[],
  date1904 = false,
): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  book.Workbook = {
    WBProps: { date1904 },
    Sheets: sheets.map(([, , isHidden]) => ({ Hidden: isHidden ? 1 : 0 })),
  };
  return Buffer.from(write(book, { type: 'buffer', bookType }));
}
