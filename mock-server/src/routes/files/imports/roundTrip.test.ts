import { utils, write } from '@e965/xlsx';
import { escapeFormulas } from '@marketplace/shared/format';
import { importColumnNames, type ImportKindName, importKinds } from '@marketplace/shared/resources';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createImportActions } from '../../../testing/files/importFiles';
import { createStatusFileActions } from '../../../testing/files/statusFiles';
import { partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '300' });
const { ask } = server;
const { tokens, take } = createStatusFileActions(server);
const today = getIndianToday();

type Row = readonly string[];
type End = 'csv' | 'xlsx';

/** Writes a file as the pages write templates and failed rows. */
function buildFile(end: End, table: readonly Row[]): FormData {
  const body = new FormData();
  if (end === 'csv') {
    const lines = table.map((row) =>
      row.map((cell) => `"${escapeFormulas(cell).replaceAll('"', '""')}"`).join(','),
    );
    body.set('image_name', new File([`\uFEFF${lines.join('\r\n')}\r\n`], 'mended.csv'));
    return body;
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table.map((row) => [...row])), 'Export');
  const bytes: Uint8Array<ArrayBuffer> = new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx' }),
  );
  body.set('image_name', new File([bytes], 'mended.xlsx'));
  return body;
}

/** Checks a file with the mapping that the server proposes, as the page does. */
async function checkTable(kind: ImportKindName, end: End, table: readonly Row[], token: string) {
  const body = buildFile(end, table);
  const found = await ask('POST', `/api/imports/columns?kind=${kind}`, { token, body });
  expect(found.status).toBe(200);
  const mapping = importColumnNames(kind).map((_, place) => place);
  expect(found.body).toMatchObject({ mapping });
  const path = `/api/imports?kind=${kind}&mapping=${mapping.join(',')}`;
  const { body: answer } = await ask('POST', path, { token, body: buildFile(end, table) });
  return createImportActions(server, kind).settle(Object(answer).upload.id, token);
}

const LONG = `वेतन पर्ची मिली, ${'दूसरी बार जाँचा; '.repeat(20)}-ok`;
let numbers = 9_700_000_000;
const newNumber = () => String((numbers += 1));

interface Trip {
  readonly kind: ImportKindName;
  readonly token: () => Promise<string>;
  /** A row with what is hard to keep, and errors in the places of `mended`. */
  readonly wrong: () => Promise<Row>;
  readonly mended: Readonly<Record<number, string>>;
}

/** Takes a disbursal that no commission is booked for. */
async function takeUnpaid(): Promise<string> {
  const path = '/api/rest/ledger-entries?range=[0,999]';
  const { body } = await ask('GET', path, { token: tokens.first });
  const booked = new Set(Array.isArray(body) ? body.map(({ id }) => id) : []);
  let { id } = take('disbursed');
  while (booked.has(id)) ({ id } = take('disbursed'));
  return id;
}

const asAdmin = async () => tokens.first;

const TRIPS: readonly Trip[] = [
  {
    kind: 'mis',
    token: asAdmin,
    wrong: async () => [take('approved').id, '-5', '2099-01-01', LONG],
    mended: { 1: '1,25,000.50', 2: today },
  },
  {
    kind: 'commission',
    token: asAdmin,
    wrong: async () => [await takeUnpaid(), 'much', '31-31-2026', '=1+1; -x'],
    mended: { 1: '0900.05', 2: today },
  },
  {
    kind: 'application_status',
    token: asAdmin,
    wrong: async () => [take('in_review').id, 'passed', today, '-नहीं', ''],
    mended: { 1: 'Approved' },
  },
  {
    kind: 'leads',
    token: () => partnerToken(server),
    wrong: async () => ['मीरा नायर', `+91 ${newNumber()}`, 'गोल्ड लोन', '012', 'हिन्दी'],
    mended: { 3: '560001' },
  },
];

const ENDS: readonly { end: End; language: 'en' | 'hi' }[] = [
  { end: 'csv', language: 'en' },
  { end: 'xlsx', language: 'hi' },
];

// A workbook takes seconds to read, so only one kind is tested.
test.each(
  TRIPS.flatMap((trip) =>
    ENDS.filter(({ end }) => end === 'csv' || trip.kind === 'leads').map((way) => ({
      ...trip,
      ...way,
    })),
  ),
)('the failed rows of $kind are mended and taken as $end', async (trip) => {
  const { kind, end, language, wrong, mended } = trip;
  const token = await trip.token();
  const row = await wrong();
  const { creates, columns, problems } = importKinds[kind];
  const template = columns.map(({ name, labels }) => (creates ? labels[language] : name));
  const failed = await checkTable(kind, end, [template, row], token);
  expect(failed).toMatchObject({ differing: 0, error_count: 1 });
  const [shown] = await createImportActions(server, kind).findRows(failed.id, token);
  const named: unknown[] = Object(shown).problems;
  expect(named.length).toBeGreaterThan(0);
  expect(problems).toEqual(expect.arrayContaining(named));
  const answer = await ask('GET', `/api/imports/${failed.id}/failed-rows`, { token });
  const [saved] = Object(answer.body).data;
  // A number is kept as it is understood.
  expect(saved.cells).toEqual(row.map((cell) => cell.replace('+91 ', '')));

  const cells = row.map((cell, place) => mended[place] ?? cell);
  const again = await checkTable(
    kind,
    end,
    [
      [...template, 'error'],
      [...cells, 'what was wrong'],
    ],
    token,
  );
  expect(again).toMatchObject({ differing: 1, error_count: 0 });
  await createImportActions(server, kind).commit(again.id, token);
  const loaded = await createImportActions(server, kind).settle(again.id, token);
  expect(loaded).toMatchObject({ status: 'applied', rows: 1 });
});

test('a file without a row below its headings is refused, and remarks too long stay so', async () => {
  const token = tokens.first;
  const names = importColumnNames('mis');
  const body = buildFile('csv', [names]);
  const empty = await ask('POST', '/api/imports/columns?kind=mis', { token, body });
  expect(empty).toMatchObject({ status: 422, body: { errors: { image_name: expect.anything() } } });
  const row = [take('approved').id, '100', today, 'x'.repeat(600)];
  const first = await checkTable('mis', 'csv', [names, row], token);
  const answer = await ask('GET', `/api/imports/${first.id}/failed-rows`, { token });
  const [saved] = Object(answer.body).data;
  const again = await checkTable('mis', 'csv', [names, saved.cells], token);
  expect(again).toMatchObject({ differing: 0, error_count: 1 });
});
