import { type CellObject, read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { CsvValue } from '../../fields/column';
import { toXlsx } from './xlsx';

function readCell(value: CsvValue): CellObject | undefined {
  const book = read(toXlsx(['head'], [[value]]), { cellNF: true });
  return book.Sheets['Export']?.['A2'];
}

test.each(['=1+1', '+91 98765', '-x', '@SUM(A1)', '  =1', '\t=1', '＝1', '00123', '1e5', 'अमित'])(
  '%j is text, as it stands, and no formula',
  (value) => {
    expect(readCell(value)).toMatchObject({ t: 's', v: value });
    expect(readCell(value)).not.toHaveProperty('f');
  },
);

test.each([
  [-5.25, -5.25],
  [0, 0],
])('%d is a number', (value, stored) => {
  expect(readCell(value)).toMatchObject({ t: 'n', v: stored });
});

test('a day and an instant are dates, in India', () => {
  expect(readCell('2026-01-05')).toMatchObject({ t: 'n', w: '05/01/2026', z: 'dd/mm/yyyy' });
  expect(readCell('2026-01-05T20:00:00.000Z')).toMatchObject({ t: 'n', w: '6 Jan 2026, 1:30 AM' });
  expect(readCell('2026-02-31')).toMatchObject({ t: 's', v: '2026-02-31' });
});

test('nothing is an empty cell, and what was written is read again row by row', () => {
  expect(readCell(null)).toBeUndefined();
  const rows = [
    ['a', 1, null],
    [null, 2, '=x'],
  ];
  const book = read(toXlsx(['one', 'two', 'three'], rows));
  const sheet = book.Sheets['Export'] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1, defval: null })).toEqual([
    ['one', 'two', 'three'],
    ...rows,
  ]);
});

test('a text longer than a cell may be is cut', () => {
  expect(String(readCell('x'.repeat(40_000))?.v)).toHaveLength(32_767);
});
