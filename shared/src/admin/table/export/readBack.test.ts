import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { unescapeFormulas } from '../../../format';
import type { CsvValue } from '../../fields/column';
import { toCsv } from './csv';
import { toXlsx } from './xlsx';

const HEADS = ['Name', 'Pincode', 'Number', 'Amount', 'Day', 'Remarks'];
const ROWS: readonly (readonly CsvValue[])[] = [
  ['मीरा नायर', '012345', '+91 98765 43210', 1_25_000.5, '2026-01-05', 'कहा; =1+1'],
  ['O’Neil, "Bob"', '00123', '0987', -5, '2026-12-31', '-नहीं\nदूसरी पंक्ति'],
  ['=HYPERLINK("x")', '560001', '1e5', 0, '', '@home'],
];

const readCells = (content: string | Uint8Array, dateNF: string): unknown[][] => {
  const options = { raw: true, cellDates: true, UTC: true, dateNF } as const;
  const book =
    typeof content === 'string'
      ? read(content, { ...options, type: 'string' })
      : read(content, options);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return utils.sheet_to_json(sheet, { header: 1, defval: '', UTC: true });
};

test('a list that is saved as CSV is read back with equal values', () => {
  const cells = readCells(toCsv(HEADS, ROWS).slice(1), 'yyyy-mm-dd').map((row) =>
    row.map((cell) => unescapeFormulas(String(cell))),
  );
  expect(cells).toEqual([HEADS, ...ROWS.map((row) => row.map(String))]);
});

test('a list that is saved as XLSX is read back with equal values', () => {
  const cells = readCells(toXlsx(HEADS, ROWS), 'yyyy-mm-dd').map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
  );
  expect(cells).toEqual([HEADS, ...ROWS]);
});
