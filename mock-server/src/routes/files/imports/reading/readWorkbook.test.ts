import { describe, expect, test } from 'vitest';
import { buildBook, HEADINGS, LIMITS, listRows, readBytes } from '../../../../testing/files/tables';

describe.each([
  ['xlsx', 'a.xlsx'],
  ['biff8', 'a.xls'],
] as const)('a %s workbook', (type, name) => {
  const data = [HEADINGS, ['A-1', 10.5, 44_890, 'x']];

  test('is read from the visible sheet that has the headings, by the numbers of the sheet', async () => {
    const bytes = buildBook(type, [
      ['Cover', [['Read me']]],
      ['Hidden', data, true],
      ['Data', [[], ['Title'], [], ...data, [], ['A-2', true, null, '']]],
    ]);
    const table = await readBytes(bytes, name);
    expect(table).toMatchObject({ sheets: ['Cover', 'Data'], sheet: 1, headingRow: 4 });
    expect(listRows(table)).toEqual([
      [5, 'A-1', 10.5, 44_890, 'x'],
      [7, 'A-2', 'TRUE'],
    ]);
  });

  test('is read from the sheet and row that a person chose', async () => {
    const other = [
      ['Ref', 'Sum'],
      ['A-9', 9],
    ];
    const bytes = buildBook(type, [
      ['One', data],
      ['Two', [['Title'], ...other]],
    ]);
    const table = await readBytes(bytes, name, { sheet: 1, headingRow: 2 });
    expect(table).toMatchObject({ sheet: 1, headings: ['Ref', 'Sum'] });
    expect(listRows(table)).toEqual([[3, 'A-9', 9]]);
  });

  test('tells whether its days count from 1904', async () => {
    expect(await readBytes(buildBook(type, [['A', data]], true), name)).toMatchObject({
      is1904: true,
    });
    expect(await readBytes(buildBook(type, [['A', data]]), name)).toMatchObject({ is1904: false });
  });
});

test('rows without content count for nothing, others are limited', async () => {
  const few = { limits: { ...LIMITS, rows: 30 } };
  const sheet = (n: number) =>
    buildBook('xlsx', [
      ['A', [HEADINGS, ...Array.from({ length: n * 50 }, (_, i) => (i % 50 ? [] : ['A', 1]))]],
    ]);
  expect((await readBytes(sheet(30), 'a.xlsx', few)).rows).toHaveLength(30);
  await expect(readBytes(sheet(31), 'a.xlsx', few)).rejects.toMatchObject({ status: 413 });
});
