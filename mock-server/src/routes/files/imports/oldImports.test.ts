import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { addDays } from '@marketplace/shared/format';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import type { Store } from '../../../context';
import { getIndianToday } from '../../../data/indianDay';
import type { ImportValues, StatusFields } from '../../../data/uploads';
import { openStore } from '../../../seed/openStore';
import type { RunningServer } from '../../../server';
import { startServer } from '../../../server';
import { createImportActions } from '../../../testing/files/importFiles';
import { newAdminToken } from '../../../testing/signIn';
import { createAsk, createRunJobs, type TestServer } from '../../../testing/startTestServer';

const DAY = 86_400_000;
/** Not the admin who uploads. */
const OTHER_ADMIN = 3;
const dataDir = mkdtempSync(join(tmpdir(), 'imports-'));
let store: Store;
let running: RunningServer;

const ask = createAsk(() => running.url);
const server: TestServer = {
  url: () => running.url,
  dataDir: () => dataDir,
  restart: () => running.close(),
  ask,
  runJobs: createRunJobs(ask),
};
const imports = createImportActions(server, 'mis');
const statuses = createImportActions(server, 'application_status');

interface Application {
  readonly id: string;
  readonly status: string;
}

const approved = async (token: string): Promise<Application[]> => {
  const path = '/api/rest/applications?filter={"status":"approved"}&range=[0,9]';
  const { body } = await server.ask('GET', path, { token });
  return Array.isArray(body) ? body : [];
};
const getStatus = async ({ id }: Application, token: string): Promise<string> =>
  Object((await server.ask('GET', `/api/rest/applications/${id}`, { token })).body).status;

/** The values of a status as the rows of older status files keep them. */
const toStatusFields = (
  { date, amount, remarks }: ImportValues,
  status: StatusFields['status'],
): StatusFields => ({ status, status_date: date, disbursed_amount: amount, remarks });

beforeAll(async () => {
  setClockOffset(0);
  running = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: {
      SEED_USERS: '120',
      RATE_LIMITS: 'off',
      PASSWORD_COST: 'demo',
      LOG_LEVEL: 'silent',
      TEST_TOOLS: 'on',
      IMPORT_RETENTION_DAYS: '30',
    },
    async openStore(config, seed, log) {
      const opened = await openStore(config, seed, log);
      ({ store } = opened);
      return opened;
    },
  });
}, 60_000);
afterEach(() => setClockOffset(0));
afterAll(async () => {
  await running.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the jobs finish an import that a stopped server left half done', async () => {
  const token = await newAdminToken(server);
  const [first, second] = await approved(token);
  if (!first || !second) throw new Error('Too few approved applications');
  const rows = [first, second].map(({ id }) => [id, 1000, getIndianToday()]);
  const { id } = await imports.check(rows, token);
  // A server that stops between two transactions leaves this status, and rows that still wait.
  await store.tx((writer) =>
    writer.update('uploads', id, {
      status: 'applying',
      to_process: 2,
      worked_at: new Date().toISOString(),
    }),
  );
  await server.runJobs();
  expect(await getStatus(first, token)).toBe('approved');
  setClockOffset(2 * 60_000);
  await server.runJobs();
  expect(await imports.settle(id, token)).toMatchObject({ status: 'applied', rows: 2 });
  for (const one of [first, second]) expect(await getStatus(one, token)).toBe('disbursed');

  // Before a roll-back stops, it has put back one of the rows.
  await store.tx(async (writer) => {
    const { rows } = await writer.find('import_rows', { filter: { upload_id: id, row: 2 } });
    for (const row of rows) await writer.update('import_rows', row.id, { status: 'rolled_back' });
    const by = { rolled_back_by: OTHER_ADMIN, rolled_back_by_name: 'Another admin' };
    await writer.update('uploads', id, { status: 'rolling_back', processed: 1, ...by });
  });
  setClockOffset(4 * 60_000);
  await server.runJobs();
  expect(await imports.settle(id, token)).toMatchObject({
    status: 'rolled_back',
    processed: 2,
    rows: 2,
  });
  expect(await getStatus(second, token)).toBe('approved');
  const query = `filter=${JSON.stringify({ call: 'resumeImports' })}&sort=["id","DESC"]`;
  const log = await server.ask('GET', `/api/rest/audit-entries?${query}`, { token });
  expect(Object(log.body)[0]).toMatchObject({ account_id: OTHER_ADMIN });

  await store.tx((writer) => writer.update('uploads', id, { status: 'checking' }));
  setClockOffset(6 * 60_000);
  await server.runJobs();
  expect(await imports.settle(id, token)).toMatchObject({ status: 'failed' });
});

test('a status file from before these were imports is shown and rolled back as one', async () => {
  const token = await newAdminToken(server);
  const [first, second] = await approved(token);
  if (!first || !second) throw new Error('Too few approved applications');
  const file = [first, second].map(({ id }) => [id, 'disbursed', getIndianToday(), 'Paid', 9000]);
  const { id } = await statuses.check(file, token);
  await statuses.commit(id, token);
  await statuses.settle(id, token);
  await store.tx(async (writer) => {
    const { rows } = await writer.find('import_rows', { filter: { upload_id: id } });
    for (const { before, after, ...row } of rows) {
      if (!before || !after) throw new Error('A row without a change');
      await writer.insert('upload_rows', {
        upload_id: id,
        row: row.row,
        record_id: row.record_id,
        record_reference: row.record_reference,
        record_version: row.record_version,
        backward: row.backward,
        status: row.record_id === first.id ? 'applied' : 'kept',
        before: toStatusFields(before, 'approved'),
        after: toStatusFields(after, 'disbursed'),
      });
      await writer.remove('import_rows', row.id);
    }
  });
  expect(await statuses.findRows(id, token)).toEqual([]);
  setClockOffset(6 * 60_000);
  await server.runJobs();
  await expect.poll(() => statuses.findRows(id, token)).toHaveLength(2);
  expect(await statuses.findRows(id, token)).toMatchObject([
    {
      row: 2,
      status: 'applied',
      from_status: 'approved',
      to_status: 'disbursed',
      to_amount: 9000,
      problem: '',
    },
    { row: 3, status: 'kept', problem: 'row_changed_since' },
  ]);
  expect((await store.find('upload_rows', {})).total).toBe(0);
  expect((await statuses.rollBack(id, token)).status).toBe(200);
  expect(await statuses.settle(id, token)).toMatchObject({ status: 'rolled_back' });
  expect(await getStatus(first, token)).toBe('approved');
  expect(await getStatus(second, token)).toBe('disbursed');
});

test('the texts of old files are erased, and the file is still rolled back', async () => {
  const token = await newAdminToken(server);
  const [one] = await approved(token);
  if (!one) throw new Error('Too few approved applications');
  const { id } = await imports.check(
    [
      [one.id, 1000, getIndianToday(), 'Told by Asha'],
      ['A-NONE-NONE', 1, getIndianToday(), 'Ask Asha'],
    ],
    token,
  );
  await imports.commit(id, token);
  expect(await imports.settle(id, token)).toMatchObject({
    status: 'applied',
    cells_erased_at: null,
  });
  setClockOffset(29 * DAY);
  await server.runJobs();
  const soon = await newAdminToken(server);
  expect(JSON.stringify(await imports.findRows(id, soon))).toContain('Ask Asha');
  setClockOffset(31 * DAY);
  await server.runJobs();
  const later = await newAdminToken(server);
  const kept = await imports.findRows(id, later);
  expect(kept.filter(({ row }) => row !== 0)).toMatchObject([
    { cells: [], outcome: 'differing', to_amount: 1000 },
    { cells: [], outcome: 'unknown' },
  ]);
  expect(await imports.settle(id, later)).toMatchObject({
    status: 'applied',
    cells_erased_at: expect.stringContaining(addDays(getIndianToday(), 0).slice(0, 4)),
  });
  expect((await imports.rollBack(id, later)).status).toBe(200);
  expect(await imports.settle(id, later)).toMatchObject({ status: 'rolled_back' });
  expect(await getStatus(one, later)).toBe('approved');
});

test('a workbook is mapped and checked as a text file is, with its own dates and numbers', async () => {
  const token = await newAdminToken(server);
  const [one] = await approved(token);
  if (!one) throw new Error('Too few approved applications');
  const book = utils.book_new();
  const day = Date.parse(getIndianToday()) / DAY + 25_569;
  const sheet = utils.aoa_to_sheet([
    ['Amount', 'Reference', 'Paid on'],
    [1250.5, one.id, day],
    ['much', 'A-NONE-NONE', day],
  ]);
  utils.book_append_sheet(book, sheet, 'Sheet');
  const bytes: Uint8Array<ArrayBuffer> = new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx' }),
  );
  const form = () => {
    const body = new FormData();
    body.set('image_name', new File([bytes], 'lender.xlsx'));
    return body;
  };
  const columns = await server.ask('POST', '/api/imports/columns?kind=mis', {
    token,
    body: form(),
  });
  expect(columns.body).toMatchObject({ mapping: [1, 0, 2, null], rows: 2 });
  const path = '/api/imports?kind=mis&mapping=1,0,2,';
  const sent = await server.ask('POST', path, { token, body: form() });
  const id = String(Object(sent.body).upload.id);
  expect(await imports.settle(id, token)).toMatchObject({ differing: 1, error_count: 1 });
  const rows = await imports.findRows(id, token);
  expect(rows.filter(({ row }) => row !== 0)).toMatchObject([
    { outcome: 'differing', to_amount: 1250.5, to_date: getIndianToday() },
    { outcome: 'error', problem: 'row_amount' },
  ]);
});
