import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRealFile } from '../../../../testing/files/realFiles';
import {
  HEADINGS,
  LIMITS as limits,
  listRows,
  readBytes,
  rule,
} from '../../../../testing/files/tables';
import { buildHeadingRule } from '../columnMapping';
import { readImportFile } from './readTable';

const head = HEADINGS.join(',');

describe('a file as people have it', () => {
  test.each<[string, Parameters<typeof buildHeadingRule>[0], readonly unknown[][]]>([
    [
      'mixed_status.csv',
      'application_status',
      [
        [2, 'A-ZSFS-ZLJU', 'disbursed', '26-11-2026', 'one'],
        [3, 'A-M8SX-UXGW', 'disbursed', '26-11-2026', 'two'],
        [4, 'A-H6XT-MMEE', 'disbursed', '26-11-2026', 'three'],
      ],
    ],
    [
      'cp1252_status.csv',
      'application_status',
      [[2, 'A-SKH8-XFM2', 'disbursed', '26-11-2026', 'René D’Souza – paid']],
    ],
    ['utf16.csv', 'mis', [[2, 'A-MD5T-3CG9', '180000', '26-11-2026', 'नया']]],
    ['semicolon.csv', 'mis', [[2, 'A-MD5T-3CG9', '180000', '26-11-2026', 'ok']]],
    ['sepline.csv', 'mis', [[2, 'A-MD5T-3CG9', '180000', '26-11-2026', 'ok']]],
    [
      'quote_inch.csv',
      'mis',
      [
        [2, 'A-MD5T-3CG9', '180000', '26-11-2026', 'TV 43" bought'],
        [3, 'A-EJBW-V2F8', '100000', '26-11-2026', 'two'],
      ],
    ],
    [
      'title.csv',
      'mis',
      [
        [4, 'A-MD5T-3CG9', '180000', '26-11-2026', 'ok'],
        [5, 'Total', '180000', '', ''],
      ],
    ],
    ['trail_commas.csv.gz', 'mis', [[2, 'A-MD5T-3CG9', '180000', '26-11-2026', 'ok']]],
    ['cover_first.xlsx', 'commission', [[2, 'A-M4P2-QNXS', 1200, 46_352, 'one', 60_000, 0.02]]],
    ['error_cell.xlsx', 'commission', [[2, 'A-M4P2-QNXS', '#DIV/0!', 46_352, 'one', 60_000, 0.02]]],
    [
      'unquoted_status.csv',
      'application_status',
      [[2, 'A-XSCW-3QNJ', 'disbursed', '26-11-2026', 'paid', '3', '00', '000']],
    ],
  ])('%s', async (name, kind, rows) => {
    const table = await readImportFile(readRealFile(name), {
      limits,
      rule: buildHeadingRule(kind),
    });
    expect(listRows(table)).toEqual(rows);
  });

  test.each([
    ['locked.xlsx', 'file_locked'],
    ['locked.xls', 'file_locked'],
    ['html_table.xls', 'file_web_page'],
    ['tsv.xls', 'file_text_as_workbook'],
    ['xml2003.xls', 'file_xml'],
  ])('%s is refused with its reason', async (name, reason) => {
    await expect(readImportFile(readRealFile(name), { limits, rule })).rejects.toMatchObject({
      status: 422,
      key: 'wrong_file',
      options: { errors: { image_name: reason } },
    });
  });

  test('a workbook tells that its days count from 1904', async () => {
    const table = await readImportFile(readRealFile('date1904.xlsx'), { limits, rule });
    expect(table).toMatchObject({
      is1904: true,
      rows: [{ cells: ['A-M4P2-QNXS', 1200, 44_890, 'one', 60_000, 0.02] }],
    });
  });
});

type Encoder = (text: string) => Buffer;
const ENCODERS: Readonly<Record<string, Encoder>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16LE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16BE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
};

test('any cells come back from any separator, line ends and encoding', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((text) => text.replaceAll('\0', '').trim());
  const cells = fc.tuple(cell, cell, cell, cell);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        cells.filter(([id]) => id !== '' && !/^sep=/iu.test(id)),
        { minLength: 1, maxLength: 8 },
      ),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.array(fc.constantFrom('\r\n', '\n', '\r'), { minLength: 9, maxLength: 9 }),
      fc.constantFrom(...Object.keys(ENCODERS)),
      fc.boolean(),
      async (rows, separator, ends, encoding, isNamed) => {
        const writeCell = (text: string): string =>
          /^["\s]|[\r\n,;\t|]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        const text = [HEADINGS, ...rows]
          .map((row, index) => row.map(writeCell).join(separator) + ends[index])
          .join('');
        const whole = isNamed ? `sep=${separator}\n${text}` : text;
        const table = await readBytes(ENCODERS[encoding]?.(whole) ?? '');
        expect(table.headings).toEqual(HEADINGS);
        expect(table.rows.map((row) => row.cells)).toEqual(rows);
      },
    ),
    { numRuns: 300 },
  );
});

describe('text', () => {
  test.each([
    ['a quote inside a cell', 'TV 43" x', 'TV 43" x'],
    ['text behind a closing quote', '"43" TV"', '43 TV"'],
    ['a doubled quote', '"say ""yes"""', 'say "yes"'],
    ['a line break in quotes', '"one\r\ntwo"', 'one\r\ntwo'],
    ['blanks before a quote', ' "x" ', 'x'],
  ])('keeps %s', async (_, written, cell) => {
    const table = await readBytes(`${head}\nA-1,1,2026-11-26,${written}\nA-2,2,2026-11-26,y`);
    expect(table.rows.map(({ cells }) => cells[3])).toEqual([cell, 'y']);
  });

  test.each([
    ['at the end', `${head}\nA-1,1,2,x\nA-2,2,3,"y\nA-3,3,4,z\n`, 3],
    ['before a later quoted cell', `${head}\nA-1,1,2,"x\nA-2,2,3,y\nA-3,3,4,"z"\n`, 2],
    ['behind a separator line', `sep=,\r\n${head}\r\nA-1,1,2,"x\r\n`, 3],
    ['with CR alone', `${head}\rA-1,1,2,x\rA-2,1,2,"x\r`, 3],
  ])('with a quote that is never closed %s names its line', async (_, text, line) => {
    await expect(readBytes(text)).rejects.toMatchObject({
      status: 422,
      key: 'file_open_quote',
      options: { params: { line } },
    });
  });

  test('that is neither UTF-8 nor marked is windows-1252, and never has a replacement character', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 40 }), async (bytes) => {
        const clean = bytes.map((byte) => (byte < 0x20 || byte === 0x22 ? 0x41 : byte));
        const table = await readBytes(
          Buffer.concat([Buffer.from(`${head}\nA-1,1,2,\xE9a`, 'latin1'), clean]),
        );
        expect(table.encoding).toBe('windows-1252');
        expect(JSON.stringify(table.rows)).not.toContain('\uFFFD');
      }),
    );
  });

  test.each([
    ['bytes with NUL', Buffer.from(`${head}\nA\0`)],
    ['half a surrogate pair', Buffer.from(`\uFEFF${head}\n\uD83D`, 'utf16le')],
    ['UTF-16 with NUL', Buffer.from(`\uFEFF${head}\nA\0`, 'utf16le')],
  ])('is refused for %s', async (_, bytes) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({
      options: { errors: { image_name: 'file_no_text' } },
    });
  });
});

describe('headings', () => {
  const title = 'Northway Finance,,,\n,,,\n';
  test('are in the first of 20 rows that has the required ones', async () => {
    for (const blank of [0, 1, 5, 18]) {
      const table = await readBytes(`${'Title\n'.repeat(blank)}${head}\nA-1,1,2,x`);
      expect(table).toMatchObject({ headingRow: blank + 1, headings: HEADINGS });
    }
    const late = await readBytes(`${'Title\n'.repeat(20)}${head}\nA-1,1,2,x`);
    expect(late.headingRow).toBe(1);
  });

  test('that are not known are in the row with the most, or the first one with content', async () => {
    const some = await readBytes(`${title}Our number,Disbursed Amount,Paid\nA-1,1,2`);
    expect(some.headingRow).toBe(3);
    const none = await readBytes('\n\nRef;Sum;Day\nA-1;1;2');
    expect(none).toMatchObject({ headingRow: 3, headings: ['Ref', 'Sum', 'Day'] });
  });

  test('can be chosen', async () => {
    const table = await readBytes(`${title}Ref,Sum,Day\nA-1,1,2`, 'a.csv', { headingRow: 3 });
    expect(table).toMatchObject({ headings: ['Ref', 'Sum', 'Day'], rows: [{ row: 4 }] });
    expect(table.firstRows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });
});

test.each([
  ['a.ods', 'PK\u0003\u0004', 'file_open_document'],
  [
    'a.xlsx',
    `PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
    'file_open_document',
  ],
  ['a.csv', 'PK\u0003\u0004', 'file_workbook_as_text'],
  ['a.csv', '<!DOCTYPE html><table>', 'file_web_page'],
  ['a.xlsx', '\n <HTML>', 'file_web_page'],
  ['a.xlsx', 'a,b', 'file_text_as_workbook'],
  ['a.xls', 'MZ\0\0', 'file_no_workbook'],
  ['a.pdf', '%PDF-1.7', 'file_wrong_name'],
  ['csv', 'a,b', 'file_wrong_name'],
])('%s with %j is refused with the reason %s', async (name, text, reason) => {
  await expect(readBytes(text, name)).rejects.toMatchObject({
    status: 422,
    key: 'wrong_file',
    options: { errors: { image_name: reason } },
  });
});

test('rows without content count for nothing, others are limited', async () => {
  const few = { limits: { ...limits, rows: 30 } };
  const blank = ',,,\n'.repeat(500);
  const rows = (n: number) => `${head}\n${`A-1,1,2,x\n${blank}`.repeat(n)}`;
  expect((await readBytes(rows(30), 'a.csv', few)).rows).toHaveLength(30);
  await expect(readBytes(rows(31), 'a.csv', few)).rejects.toMatchObject({ status: 413 });
});
