import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteFirstAdmin } from './routes/session/password/firstAdmin';
import { MINUTE_MS, setClockOffset } from './clock';
import type { Store } from './context';
import { REPOSITORY } from './repository';
import { openStore } from './seed/openStore';
import { startServer, type RunningServer } from './server';
import { readConfig } from './config';
import { openPool } from './store/postgres/databaseUrl';
import { createAsk } from './testing/startTestServer';
import { createSchemaName, realDatabaseUrl } from './testing/stores/testDatabases';

const folder = mkdtempSync(join(tmpdir(), 'production-'));
const templates = join(folder, 'templates.json');
const kinds = ['passcode', 'reminder', 'erasure', 'consent_link', 'invitation'];
const ids = [...kinds, 'security', 'notice', 'application', 'merge'].map((kind) => [
  kind,
  '1'.repeat(19),
]);

const settings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://loans.example.in',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  AUDIT_KEY: 'k'.repeat(40),
  DATA_KEY: 'd'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Loans <no-reply@loans.example.in>',
  SMS_GATEWAY_URL: 'http://127.0.0.1:1/sms',
  SMS_GATEWAY_TOKEN: 'token',
  SMS_SENDER_ID: 'LOANSX',
  SMS_TEMPLATES_FILE: templates,
  LOG_LEVEL: 'silent',
  // Enrolling a second factor has tests of its own.
  SECOND_FACTOR: 'optional',
};

let running: RunningServer;
let store: Store;

/** Starts on a data folder, which stands in for the database that the settings name. */
const start = (env: Readonly<Record<string, string>>, name: string): Promise<RunningServer> =>
  startServer({
    port: 0,
    dataDir: join(folder, name),
    pages: 'none',
    env,
    async openStore(place, ...others) {
      const opened = await openStore({ ...place, databaseUrl: undefined }, ...others);
      ({ store } = opened);
      return opened;
    },
  });
const ask = createAsk(() => running.url);

beforeAll(async () => {
  writeFileSync(templates, JSON.stringify(Object.fromEntries(ids)));
  setClockOffset(0);
  running = await start(settings, 'live');
}, 60_000);
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a production server requires a second factor unless it is told otherwise', () => {
  const { SECOND_FACTOR: _, ...rest } = settings;
  expect(readConfig(rest).secondFactorByDefault).toBe(true);
  expect(readConfig(settings).secondFactorByDefault).toBe(false);
});

test('a start without what production needs names all of it at once', async () => {
  const bare = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    SCENARIO: 'demo',
    LOG_LEVEL: 'silent',
  };
  const problem = await start(bare, 'bare').catch((error: unknown) => String(error));
  const names = Object.keys(settings).filter(
    (name) => !/NODE_ENV|LOG_LEVEL|SECOND_FACTOR/u.test(name),
  );
  for (const name of [...names, 'RATE_LIMITS=off', 'SCENARIO=demo'])
    expect(problem).toContain(name);
});

test.each(Object.keys(settings).filter((name) => !/NODE_ENV|LOG_LEVEL|SECOND_FACTOR/u.test(name)))(
  'a start without %s is refused by name',
  async (name) => {
    const rest = Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));
    await expect(start(rest, 'part')).rejects.toThrow(name);
  },
);

test('a production server has no demo account, and nothing answers below /dev', async () => {
  expect((await ask('GET', '/api/health')).status).toBe(200);
  for (const [area, email, password] of [
    ['admin', 'admin@demo.in', 'Admin@123'],
    ['partner', 'partner@demo.in', 'Partner@123'],
  ])
    expect((await ask('POST', `/api/${area}/login`, { body: { email, password } })).status).toBe(
      401,
    );
  for (const path of ['', '/', '/api', '/outbox', '/clock', '/jobs', '/snapshots', '/contract'])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await ask(method, `/dev${path}`)).status, `${method} ${path}`).toBe(404);
  expect((await store.find('accounts')).total).toBe(0);
  expect((await store.find('users')).total).toBe(0);
});

test('a production start that finds a demo account ends and names it', async () => {
  const demo = await start({ SEED_USERS: '2', LOG_LEVEL: 'silent' }, 'demo');
  await demo.close();
  await expect(start(settings, 'demo')).rejects.toThrow('admin@demo.in');
});

function onRealDatabase(url: string): void {
  test('npm run admin makes the first admin in PostgreSQL, once', async () => {
    const schema = createSchemaName();
    const env = {
      ...process.env,
      ...settings,
      DATABASE_URL: `${url}${url.includes('?') ? '&' : '?'}schema=${schema}`,
      DATA_DIR: join(folder, 'command'),
    };
    const run = () =>
      promisify(execFile)(
        process.execPath,
        ['scripts/run.mjs', 'admin', '--email', 'owner@loans.example.in'],
        { cwd: REPOSITORY, env },
      );
    try {
      const { stdout } = await run();
      expect(stdout).toMatch(/^https:\/\/loans\.example\.in\/admin\/new-password#[\w-]{43}$/mu);
      const config = readConfig(env);
      const place = await openStore(config, () => ({}), console);
      const { rows } = await place.store.find('accounts');
      expect(rows).toMatchObject([{ email: 'owner@loans.example.in', role: '1', status: 1 }]);
      expect((await place.store.find('audit_entries')).rows).toMatchObject([
        { call: 'inviteFirstAdmin', action: 'create' },
      ]);
      await place.store.close();
    } finally {
      const pool = openPool(url);
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    }
  }, 60_000);
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);

test('the first admin sets a password by a link that works once, for half an hour', async () => {
  running = await start(settings, 'first').then(async (server) => {
    await running.close();
    return server;
  });
  const set = async (link: string) => {
    const [path, token] = link.split('#');
    expect(path).toBe('/admin/new-password');
    const body = { token, new_password: 'Quiet-Harbour-91-Lanterns' };
    return (await ask('POST', '/api/password-reset/completion', { body })).status;
  };
  const old = await inviteFirstAdmin(
    { store, config: readConfig({ ...settings, DATA_DIR: join(folder, 'first') }) },
    'Owner@Loans.Example.in',
  );
  const { rows: noted } = await store.find('audit_entries', { filter: { collection: 'accounts' } });
  expect(noted).toMatchObject([
    {
      area: 'admin',
      account_id: 0,
      action: 'create',
      call: 'inviteFirstAdmin',
      changes: expect.arrayContaining([{ field: 'role', before: null, after: '"1"' }]),
    },
  ]);
  const late = await inviteFirstAdmin(
    { store, config: readConfig({ ...settings, DATA_DIR: join(folder, 'first') }) },
    'owner@loans.example.in',
  );
  expect(await set(old)).toBe(404);
  setClockOffset(31 * MINUTE_MS);
  expect(await set(late)).toBe(404);
  const link = await inviteFirstAdmin(
    { store, config: readConfig({ ...settings, DATA_DIR: join(folder, 'first') }) },
    'owner@loans.example.in',
  );
  expect(await set(link)).toBe(200);
  expect(await set(link)).toBe(404);
  const body = { email: 'owner@loans.example.in', password: 'Quiet-Harbour-91-Lanterns' };
  const signedIn = await ask('POST', '/api/admin/login', { body });
  expect(signedIn).toMatchObject({ status: 200, body: { role_id: 1 } });
  for (const email of ['owner@loans.example.in', 'other@loans.example.in'])
    await expect(
      inviteFirstAdmin(
        { store, config: readConfig({ ...settings, DATA_DIR: join(folder, 'first') }) },
        email,
      ),
    ).rejects.toThrow('a full admin already');
  await expect(
    inviteFirstAdmin(
      { store, config: readConfig({ ...settings, DATA_DIR: join(folder, 'first') }) },
      'nobody',
    ),
  ).rejects.toThrow('no e-mail address');
  setClockOffset(0);
});
