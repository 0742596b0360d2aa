import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportKindName } from '@marketplace/shared/resources';
import { setClockOffset } from '../../../clock';
import { checkRealFile, readRealFile, toForm } from '../../../testing/files/realFiles';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

// The files name applications of the fixtures by a day: the server starts on it.
beforeAll(() => setClockOffset(Date.parse('2026-11-26T06:30:00.000Z') - Date.now()));
afterAll(() => setClockOffset(0));
const server = testServer({ SEED_USERS: '' });
const { ask } = server;
let admin = '';
let partner = '';

beforeAll(async () => {
  admin = await adminToken(server);
  partner = await partnerToken(server);
});

/** Checks a file as a partner, if it has leads, else as an admin. */
const checkFile = (kind: ImportKindName, name: string) =>
  checkRealFile(server, kind, { name, token: kind === 'leads' ? partner : admin });

const uploadStatuses = (name: string) =>
  ask('POST', '/api/upload-application-status-file', {
    token: admin,
    body: toForm(readRealFile(name)),
  });

const tooWide = {
  outcome: 'error',
  problem: 'row_too_wide',
  column: '',
  to_amount: null,
  heading_count: 4,
};
const day = '2026-11-26';
/** Matches cells of which one has a text. */
const cellAt = (place: number, text: string): unknown =>
  expect.toSatisfy((cells: readonly string[]) => cells[place] === text);

describe('the workbench', () => {
  test.each<[ImportKindName, string, readonly object[]]>([
    [
      'mis',
      'unquoted_last.csv',
      [
        { row: 2, ...tooWide, cell_count: 6 },
        { row: 3, ...tooWide, cell_count: 6 },
      ],
    ],
    [
      'application_status',
      'unquoted_status.csv',
      [{ row: 2, ...tooWide, cell_count: 7, heading_count: 5 }],
    ],
    [
      'mis',
      'title.csv',
      [
        { row: 4, record_reference: 'A-MD5T-3CG9', to_amount: 180_000 },
        {
          row: 5,
          outcome: 'error',
          column: 'disbursal_date',
          problem: 'row_cell_missing',
          other_problems: [],
        },
      ],
    ],
    ['mis', 'utf16.csv', [{ row: 2, cells: ['A-MD5T-3CG9', '180000', expect.any(String), 'नया'] }]],
    ['mis', 'semicolon.csv', [{ row: 2, record_reference: 'A-MD5T-3CG9', to_amount: 180_000 }]],
    ['mis', 'sepline.csv', [{ row: 2, record_reference: 'A-MD5T-3CG9', to_amount: 180_000 }]],
    ['mis', 'trail_commas.csv.gz', [{ row: 2, record_reference: 'A-MD5T-3CG9' }]],
    [
      'mis',
      'quote_inch.csv',
      [
        { row: 2, to_amount: 180_000 },
        { row: 3, to_amount: 100_000 },
      ],
    ],
    ['commission', 'cover_first.xlsx', [{ row: 2, to_amount: 1200, to_date: day }]],
    ['commission', 'date1904.xlsx', [{ row: 2, to_amount: 1200, to_date: day }]],
    [
      'commission',
      'commission_formula.xlsx',
      [2901.24, 666.67, 24_691.34, 1290, 1193.98].map((to_amount, index) => ({
        row: index + 2,
        to_amount,
        to_date: day,
      })),
    ],
    [
      'commission',
      'longdec.csv',
      [{ cells: ['A-M4P2-QNXS', '666.666666666667', '26-11-2026', 'x'] }, { outcome: 'error' }],
    ],
    [
      'commission',
      'error_cell.xlsx',
      [{ row: 2, outcome: 'error', column: 'commission_amount', cells: cellAt(1, '#DIV/0!') }],
    ],
    ['leads', 'leads_cp1252.csv', [{ row: 2, cells: cellAt(0, 'René D’Souza') }, { row: 3 }]],
  ])('reads for %s the file %s', async (kind, name, expected) => {
    const { rows } = await checkFile(kind, name);
    expect(rows).toMatchObject(expected);
    expect(JSON.stringify(rows)).not.toContain('\uFFFD');
  });

  test('tells a guessed encoding with a sample row, the sheets and the rounding', async () => {
    expect((await checkFile('leads', 'leads_cp1252.csv')).columns).toMatchObject({
      encoding: 'windows-1252',
      sample: ['René D’Souza', '9600088801', 'Personal Loans', '560001', ''],
    });
    expect((await checkFile('mis', 'semicolon.csv')).columns).toMatchObject({
      encoding: 'utf-8',
      sample: [],
      sheets: [],
    });
    expect((await checkFile('commission', 'cover_first.xlsx')).columns).toMatchObject({
      sheets: ['Read me', 'Statement'],
      sheet: 1,
      heading_row: 1,
    });
    expect((await checkFile('commission', 'commission_formula.xlsx')).columns).toMatchObject({
      encoding: 'workbook',
      rounded: [0, 3, 0, 0, 1, 3],
    });
  });

  test.each(['html_table.xls', 'tsv.xls', 'xml2003.xls'])(
    'refuses %s with the reason and the way out, in both languages',
    async (name) => {
      for (const [language, text] of [
        ['en', 'Invalid file type'],
        ['hi', 'यह फ़ाइल प्रकार मान्य नहीं है'],
      ] as const) {
        const answer = await ask('POST', '/api/imports/columns?kind=commission', {
          token: admin,
          body: toForm(readRealFile(name)),
          headers: { 'accept-language': language },
        });
        expect(answer).toMatchObject({ status: 422, body: { message: text } });
        expect(Object(answer.body).errors.image_name).toMatch(
          new RegExp(`^${text}(?:\\.|।) .*\\.(?:csv|xlsx)`, 'u'),
        );
      }
    },
  );
});

describe('the documented call', () => {
  test('refuses a row with more cells than headings, in words with both numbers', async () => {
    expect(await uploadStatuses('unquoted_status.csv')).toMatchObject({
      status: 200,
      body: {
        rowsUpdated: 0,
        errors: [
          {
            row: 2,
            column: '',
            message: 'This row has 7 cells, the headings are 5; put amounts with commas in quotes',
          },
        ],
      },
    });
  });

  test('reads rows whose lines end in different ways', async () => {
    expect(await uploadStatuses('mixed_status.csv')).toMatchObject({
      status: 200,
      body: { rowsUpdated: 3, errors: [] },
    });
  });

  test('reads windows-1252, and stores its letters', async () => {
    expect(await uploadStatuses('cp1252_status.csv')).toMatchObject({ body: { rowsUpdated: 1 } });
    const filter = JSON.stringify({ reference: 'A-SKH8-XFM2' });
    const { body } = await ask('GET', `/api/rest/applications?filter=${filter}`, { token: admin });
    expect(body).toMatchObject([{ remarks: 'René D’Souza – paid' }]);
  });
});
