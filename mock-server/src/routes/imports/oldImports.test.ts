import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { addDays } from '@marketplace/shared/format';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClockOffset } from '../../clock';
import type { Store } from '../../context';
import { indianDay } from '../../data/indianDay';
import { openStore } from '../../seed/openStore';
import type { RunningServer } from '../../server';
import { startServer } from '../../server';
import { importsOf } from '../../testing/importFiles';
import { newAdminToken } from '../../testing/signIn';
import type { Answer, TestServer } from '../../testing/startTestServer';

const DAY = 86_400_000;
const dataDir = mkdtempSync(join(tmpdir(), 'imports-'));
let store: Store;
let running: RunningServer;

const server: TestServer = {
  url: () => running.url,
  dataDir: () => dataDir,
  restart: () => running.close(),
  async ask(method, path, { token = '', body } = {}): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${running.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  },
};
const imports = importsOf(server, 'mis');

interface Application {
  readonly id: string;
  readonly status: string;
}

const approved = async (token: string): Promise<Application[]> => {
  const path = '/api/rest/applications?filter={"status":"approved"}&range=[0,9]';
  const { body } = await server.ask('GET', path, { token });
  return Array.isArray(body) ? body : [];
};
const statusOf = async ({ id }: Application, token: string): Promise<string> =>
  Object((await server.ask('GET', `/api/rest/applications/${id}`, { token })).body).status;

beforeAll(async () => {
  setClockOffset(0);
  running = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: {
      SEED_USERS: '120',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
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

test('an import that a stopped server left half done is finished by the jobs', async () => {
  const token = await newAdminToken(server);
  const [first, second] = await approved(token);
  if (!first || !second) throw new Error('Too few approved applications');
  const rows = [first, second].map(({ id }) => [id, 1000, indianDay()]);
  const { id } = await imports.check(rows, token);
  // A server that stops between two transactions leaves this status, and rows that still wait.
  await store.tx((writer) =>
    writer.update('uploads', id, {
      status: 'applying',
      to_process: 2,
      worked_at: new Date().toISOString(),
    }),
  );
  await server.ask('GET', '/api/openapi.json');
  expect(await statusOf(first, token)).toBe('approved');
  setClockOffset(2 * 60_000);
  expect(await imports.settle(id, token)).toMatchObject({ status: 'applied', rows: 2 });
  for (const one of [first, second]) expect(await statusOf(one, token)).toBe('disbursed');

  await store.tx((writer) => writer.update('uploads', id, { status: 'checking' }));
  setClockOffset(4 * 60_000);
  expect(await imports.settle(id, token)).toMatchObject({ status: 'failed' });
});

test('the texts of old files are erased, and the file is still rolled back', async () => {
  const token = await newAdminToken(server);
  const [one] = await approved(token);
  if (!one) throw new Error('Too few approved applications');
  const { id } = await imports.check(
    [
      [one.id, 1000, indianDay(), 'Told by Asha'],
      ['A-NONE-NONE', 1, indianDay(), 'Ask Asha'],
    ],
    token,
  );
  await imports.commit(id, token);
  expect(await imports.settle(id, token)).toMatchObject({
    status: 'applied',
    cells_erased_at: null,
  });
  setClockOffset(29 * DAY);
  const soon = await newAdminToken(server);
  expect(JSON.stringify(await imports.rowsOf(id, soon))).toContain('Ask Asha');
  setClockOffset(31 * DAY);
  const later = await newAdminToken(server);
  const kept = await imports.rowsOf(id, later);
  expect(kept.filter(({ row }) => row !== 0)).toMatchObject([
    { cells: [], outcome: 'differing', to_amount: 1000 },
    { cells: [], outcome: 'unknown' },
  ]);
  expect(await imports.settle(id, later)).toMatchObject({
    status: 'applied',
    cells_erased_at: expect.stringContaining(addDays(indianDay(), 0).slice(0, 4)),
  });
  expect((await imports.rollBack(id, later)).status).toBe(200);
  expect(await imports.settle(id, later)).toMatchObject({ status: 'rolled_back' });
  expect(await statusOf(one, later)).toBe('approved');
});

test('a workbook is mapped and checked as a text file is, with its own dates and numbers', async () => {
  const token = await newAdminToken(server);
  const [one] = await approved(token);
  if (!one) throw new Error('Too few approved applications');
  const book = utils.book_new();
  const day = Math.floor(Date.now() / DAY) + 25_569;
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
  const rows = await imports.rowsOf(id, token);
  expect(rows.filter(({ row }) => row !== 0)).toMatchObject([
    { outcome: 'differing', to_amount: 1250.5, to_date: new Date().toISOString().slice(0, 10) },
    { outcome: 'error', problem: 'row_amount' },
  ]);
});
