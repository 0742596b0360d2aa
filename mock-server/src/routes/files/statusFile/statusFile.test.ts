import { beforeAll, describe, expect, test } from 'vitest';
import { utils, write } from '@e965/xlsx';
import { DAY_MS } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { adminToken } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '200' });
/** As the bank's file has it; every application was made before. */
const today = getIndianToday();
const [year = '', month = '', day = ''] = today.split('-');
/** Day 1 of a sheet's calendar is 31 December 1899, as far as today's dates go. */
const serial = (Date.parse(today) - Date.UTC(1899, 11, 30)) / DAY_MS;
let token = '';
let ids: string[] = [];
beforeAll(async () => {
  token = await adminToken(server);
  const { body } = await server.ask(
    'GET',
    '/api/rest/applications?range=[0,9]&filter={"status":"in_review"}',
    { token },
  );
  const rows: { id: string }[] = Array.isArray(body) ? body : [];
  ids = rows.map(({ id }) => id);
});

const header = ['application_id', 'status', 'status_date', 'remarks'];

function upload(name: string, bytes: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  const body = new FormData();
  body.set('image_name', new File([bytes], name));
  return server.ask('POST', '/api/upload-application-status-file', { token, body });
}

const csv = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(',')).join('\r\n');
const read = async (id: string | undefined): Promise<unknown> =>
  (await server.ask('GET', `/api/rest/applications/${id}`, { token })).body;

function sheet(type: 'xlsx' | 'biff8', rows: readonly unknown[][]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet');
  const made: unknown = write(book, { type: 'array', bookType: type });
  if (!(made instanceof ArrayBuffer)) throw new Error('no workbook');
  return new Uint8Array(made);
}

describe('a CSV file', () => {
  test('updates the good rows and says what is wrong with the others, by row and column', async () => {
    const answer = await upload(
      'status.CSV',
      csv(
        ['Remarks', 'STATUS', 'application_id', 'Status_Date', 'else'],
        ['"Paid, in full"', 'Disbursed', ids[0] ?? '', today, 'x'],
        ['', 'lost', ids[1] ?? '', today],
        [''],
        ['', 'approved', '00000000-0000-4000-8000-000000000000', '2026-01-31'],
        ['', 'approved', ids[2] ?? '', '31/02/2026'],
        ['', 'approved', ids[3] ?? '', `${day}/${month}/${year}`],
        ['', 'rejected', ids[3] ?? '', today],
      ),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: {
        rowsUpdated: 2,
        errors: [
          { row: 3, column: 'status' },
          { row: 5, column: 'application_id' },
          { row: 6, column: 'status_date' },
          { row: 8, column: 'application_id' },
        ],
      },
    });
    expect(await read(ids[0])).toMatchObject({
      status: 'disbursed',
      status_date: today,
      remarks: 'Paid, in full',
      disbursed_amount: expect.any(Number),
    });
    expect(await read(ids[3])).toMatchObject({ status: 'approved', status_date: today });
  });

  test('without a needed column changes nothing and names it', async () => {
    const answer = await upload('a.csv', csv(['application_id', 'remarks'], [ids[0] ?? '', 'x']));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        rowsUpdated: 0,
        errors: [
          { row: 1, column: 'status' },
          { row: 1, column: 'status_date' },
        ],
      },
    });
  });

  test('of 20,000 rows is read, one of more is not', async () => {
    const row = ['00000000-0000-4000-8000-000000000000', 'applied', '2026-01-01', ''];
    const rows = Array.from({ length: 20_001 }, (_, index) => [`${index}`, ...row.slice(1)]);
    const most = await upload('a.csv', csv(header, ...rows.slice(1)));
    expect(most).toMatchObject({ status: 200, body: { rowsUpdated: 0 } });
    expect((await upload('a.csv', csv(header, ...rows))).status).toBe(413);
  });
});

describe.each(['xlsx', 'biff8'] as const)('a %s workbook', (type) => {
  const name = type === 'xlsx' ? 'a.xlsx' : 'a.xls';

  test('is read like a CSV file, dates of the sheet’s calendar among it', async () => {
    const answer = await upload(
      name,
      sheet(type, [header, [ids[5], 'Approved', serial, 'ok'], [ids[6], 'what', '2026-01-31', '']]),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { rowsUpdated: 1, errors: [{ row: 3, column: 'status' }] },
    });
    expect(await read(ids[5])).toMatchObject({ status: 'approved', status_date: today });
  });

  test('that is damaged is refused', async () => {
    const whole = sheet(type, [header, [ids[5], 'applied', '2026-01-31', '']]);
    const answer = await upload(name, whole.slice(0, whole.length / 2));
    expect(answer.status).toBe(422);
  });
});

test.each([
  ['a.txt', 'application_id'],
  ['a.xlsx', 'application_id,status'],
  ['a.xls', 'random bytes'],
  ['a.csv', 'with a \0 in it'],
  ['a.csv', ''],
  ['a.csv', csv(header)],
  ['a.csv', '"never closed'],
  ['csv', 'application_id'],
])('%s holding %j is refused', async (name, text) => {
  expect(await upload(name, text)).toMatchObject({
    status: 422,
    body: { errors: { image_name: expect.any(String) } },
  });
});
