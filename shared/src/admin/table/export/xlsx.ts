import { type CellObject, utils, write } from '@e965/xlsx';
import type { CsvValue } from '../../fields/column';
import { readTime } from './readTime';

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet's dates. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);
/** Most characters of a cell. */
const MAX_TEXT_LENGTH = 32_767;

const toSerial = (wallTime: string): number => (Date.parse(`${wallTime}Z`) - SHEET_EPOCH) / DAY_MS;

/**
 * A number, a day or a time in India in a form that a spreadsheet can calculate with; anything else is text,
 * which no spreadsheet runs as a formula, whatever it begins with.
 */
function toCell(value: CsvValue): CellObject {
  if (value === null || value === undefined || value === '') return { t: 'z' };
  if (typeof value === 'number') return { t: 'n', v: value };
  const time = readTime(value, 'en');
  if (time) return { t: 'n', v: toSerial(time.wallTime), z: time.numberFormat };
  return { t: 's', v: value.slice(0, MAX_TEXT_LENGTH), z: '@' };
}

/** Rows as a workbook of one sheet, with the columns as wide as their headings. */
export function toXlsx(
  heads: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Uint8Array<ArrayBuffer> {
  const headings = heads.map((head): CellObject => ({ t: 's', v: head }));
  const sheet = utils.aoa_to_sheet([headings, ...rows.map((row) => row.map(toCell))], {
    dense: true,
  });
  sheet['!cols'] = heads.map((head) => ({ wch: Math.max(head.length, 12) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Export');
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('the workbook has no bytes');
  return new Uint8Array(bytes);
}
