import { HELP_REQUEST_DAYS } from '@marketplace/shared/schema';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DAY_MS, now, nowIso, setClockOffset } from '../../clock';
import type { Store } from '../../context';
import { getIndianToday } from '../../data/indianDay';
import { openStore } from '../../seed/openStore';
import { type RunningServer, startServer } from '../../server';
import { Unavailable } from '../../store/errors';
import { createImportActions } from '../../testing/files/importFiles';
import { newAdminToken } from '../../testing/signIn';
import { createAsk, createRunJobs, type TestServer } from '../../testing/startTestServer';
import { findAudience } from '../customers/messaging/audience';

const dataDir = mkdtempSync(join(tmpdir(), 'interrupted-'));
const quick = { RATE_LIMITS: 'off', PASSWORD_COST: 'demo', LOG_LEVEL: 'silent' };
let running: RunningServer;
let store: Store;
/** Counts down the transactions that change the collection, and fails the one that reaches 0. */
let stopAt: { readonly collection: string; left: number } | undefined;
/** While this promise is pending, transactions wait for it, as they do for a slow database. */
let held: Promise<unknown> | undefined;

/** A store whose transactions fail, as they do when the database goes away. */
function breakable(opened: Store): Store {
  return {
    ...opened,
    tx: (work) =>
      opened.tx(async (writer) => {
        await held;
        const note = (collection: string): void => {
          if (stopAt?.collection !== collection) return;
          stopAt.left -= 1;
          if (stopAt.left < 0) throw new Unavailable('The database has gone away');
        };
        return work({
          get: (...asked) => writer.get(...asked),
          find: (...asked) => writer.find(...asked),
          select: (...asked) => writer.select(...asked),
          countBy: (...asked) => writer.countBy(...asked),
          insert(collection, data) {
            note(collection);
            return writer.insert(collection, data);
          },
          update(collection, id, patch) {
            note(collection);
            return writer.update(collection, id, patch);
          },
          remove(collection, id) {
            note(collection);
            return writer.remove(collection, id);
          },
        });
      }),
  };
}

const ask = createAsk(() => running.url);
const server: TestServer = {
  url: () => running.url,
  dataDir: () => dataDir,
  restart: () => running.close(),
  ask,
  runJobs: createRunJobs(ask),
};

beforeAll(async () => {
  setClockOffset(0);
  running = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '850', TEST_TOOLS: 'on', ...quick },
    async openStore(...place) {
      const opened = await openStore(...place);
      store = breakable(opened.store);
      return { ...opened, store };
    },
  });
}, 60_000);
afterEach(() => {
  stopAt = undefined;
  held = undefined;
  setClockOffset(0);
});
afterAll(async () => {
  await running.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Moves the server's clock to noon in India, `days` ahead. */
function setNoon(days: number): void {
  const midnight = Math.floor((Date.now() + 5.5 * 3_600_000) / DAY_MS) * DAY_MS - 5.5 * 3_600_000;
  setClockOffset(midnight + days * DAY_MS + DAY_MS / 2 - Date.now());
}
const { runJobs } = server;

const filters = { template_id: 1, partner_id: null, product: '', stage: '' };
async function schedule(name: string, token: string): Promise<number> {
  const body = { name, ...filters, send_at: new Date().toISOString() };
  const made = await server.ask('POST', '/api/rest/message-campaigns', { token, body });
  return Number(Object(made.body).id);
}

/** The contacts of the messages in the outbox, each as often as it was sent to. */
async function sentTo(): Promise<string[]> {
  const { rows } = await store.find('outbox');
  return rows.filter(({ kind }) => kind === 'campaign').map(({ to }) => to);
}

test('a campaign that stops midway goes on, and each person has the message once', async () => {
  const token = await newAdminToken(server);
  const counted = await server.ask('POST', '/api/messaging/audience', { token, body: filters });
  const { consenting, limited } = Object(counted.body).data;
  const expected = consenting - limited;
  expect(expected).toBeGreaterThan(250);
  expect(expected).toBeLessThan(480);
  const campaign_id = await schedule('Diwali', token);
  const campaign = () => store.get('message_campaigns', campaign_id);
  const before = (await sentTo()).length;

  // The second batch of a hundred fails half way, and none of its changes stay.
  stopAt = { collection: 'message_deliveries', left: 150 };
  setNoon(1);
  await runJobs();
  expect(await campaign()).toMatchObject({ status: 'scheduled', sent_at: null });
  const { sent = 0, limited: held = 0 } = (await campaign()) ?? {};
  expect(sent + held).toBe(100);
  expect(await sentTo()).toHaveLength(before + sent);

  // A person who withdraws meanwhile gets no message, each of the others one.
  const logged = await store.select('message_deliveries', ['user_id'], { filter: { campaign_id } });
  const done = new Set(logged.map(({ user_id }) => user_id));
  const { recipients } = await findAudience(store, { channel: 'sms' }, filters);
  const leaver = recipients.find(({ user, isLimited }) => !isLimited && !done.has(user.id));
  if (!leaver) throw new Error('Everybody has had the message');
  await store.tx((writer) =>
    writer.insert('consents', {
      user_id: leaver.user.id,
      lender_id: null,
      purpose: 'sms',
      text_version: 1,
      language: 'en',
      granted: 0,
      at: nowIso(),
    }),
  );
  stopAt = undefined;
  setNoon(2);
  await runJobs();
  expect(await campaign()).toMatchObject({ status: 'sent', sent: expected - 1, limited });
  const contacts = (await sentTo()).slice(before);
  expect(contacts).toHaveLength(expected - 1);
  expect(new Set(contacts).size).toBe(expected - 1);
  expect(contacts).not.toContain(leaver.to);
  const log = await store.select('message_deliveries', ['user_id'], { filter: { campaign_id } });
  expect(new Set(log.map(({ user_id }) => user_id)).size).toBe(consenting - 1);
  expect(log).toHaveLength(consenting - 1);
});

test('the removal of an old check that stops midway is finished, and nothing is loaded from it', async () => {
  const imports = createImportActions(server, 'mis');
  const token = await newAdminToken(server);
  const approved = await store.find('applications', { filter: { status: 'approved' } });
  const known = String(approved.rows[0]?.id);
  const rows = Array.from({ length: 1200 }, (_, index) => [
    index === 0 ? known : `A-NONE-${index}`,
    1000,
    getIndianToday(),
  ]);
  const { id } = await imports.check(rows, token);
  expect(await store.get('uploads', id)).toMatchObject({ status: 'checked', rows: 1 });
  const left = async () =>
    (await store.find('import_rows', { filter: { upload_id: id }, range: [0, 0] })).total;
  // Besides the rows of the file there is one for each of today's disbursals that it misses.
  const kept = await left();
  expect(kept).toBeGreaterThanOrEqual(1200);
  stopAt = { collection: 'import_rows', left: 700 };
  setNoon(3);
  await runJobs();
  expect(await left()).toBe(kept - 500);
  const later = await newAdminToken(server);
  expect((await imports.commit(id, later)).status).toBe(422);
  stopAt = undefined;
  setNoon(4);
  await runJobs();
  expect(await left()).toBe(0);
  expect(await store.get('uploads', id)).toBeUndefined();
});

test('an import whose database goes away midway is finished later', async () => {
  const imports = createImportActions(server, 'mis');
  const token = await newAdminToken(server);
  const approved = await store.find('applications', { filter: { status: 'approved' } });
  const rows = approved.rows.slice(0, 3).map(({ id }) => [id, 1000, getIndianToday()]);
  const { id } = await imports.check(rows, token);
  stopAt = { collection: 'import_rows', left: 1 };
  await imports.commit(id, token);
  await expect.poll(() => (stopAt?.left ?? 0) < 0).toBe(true);
  stopAt = undefined;
  setClockOffset(now() - Date.now() + 2 * 60_000);
  await runJobs();
  expect(await imports.settle(id, await newAdminToken(server))).toMatchObject({
    status: 'applied',
    rows: 3,
  });
});

test('requests neither start the jobs nor wait for them', async () => {
  const campaign_id = await schedule('Holi', await newAdminToken(server));
  const campaign = () => store.get('message_campaigns', campaign_id);
  setNoon(1);
  await newAdminToken(server);
  expect(await campaign()).toMatchObject({ status: 'scheduled' });
  let release = (): void => undefined;
  held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const jobs = runJobs();
  const start = performance.now();
  expect((await server.ask('GET', '/api/get-partner-by-name/TOPCLIND')).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(2000);
  held = undefined;
  release();
  await jobs;
  expect(await campaign()).toMatchObject({ status: 'sent' });
});

test('a job that fails stops no other, and admins see how often it failed', async () => {
  const alertsOf = async (kind: string): Promise<unknown[]> => {
    const token = await newAdminToken(server);
    const { body } = await server.ask('GET', '/api/admin/alerts', { token });
    return Array.from<{ kind: string }>(Object(body).data).filter((one) => one.kind === kind);
  };
  await schedule('Onam', await newAdminToken(server));
  const count = async () => (await store.find('help_requests', { range: [0, 0] })).total;
  expect(await count()).toBeGreaterThan(0);
  stopAt = { collection: 'message_campaigns', left: 0 };
  setNoon(HELP_REQUEST_DAYS + 60);
  await runJobs();
  expect(await count()).toBe(0);
  expect(await alertsOf('job_failed')).toMatchObject([{ name: 'campaigns', count: 1 }]);
  await runJobs();
  expect(await alertsOf('job_failed')).toMatchObject([{ name: 'campaigns', count: 2 }]);
  stopAt = undefined;
  await runJobs();
  expect(await alertsOf('job_failed')).toEqual([]);
});
