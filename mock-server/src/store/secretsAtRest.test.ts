import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { specs } from '../data/specs';
import { createProfile, newAdminToken, newPartnerToken, signInConsumer } from '../testing/signIn';
import { testServer } from '../testing/startTestServer';
import {
  createSchemaName,
  dropSchema,
  testDatabases,
  testStores,
} from '../testing/stores/testDatabases';
import { OlderData } from './errors';
import { openJsonStorage } from './json/openJsonStorage';
import type { CollectionSpecs, Storage, Stored } from './port';
import { migratePostgres } from './postgres/migratePostgres';
import { openPostgresStorage } from './postgres/openPostgresStorage';
import { openDatabaseSeal } from './seal';

const ACCOUNT_NUMBER = '998877665544';

describe.each(testStores())('$name', ({ database }) => {
  const server = testServer({ TEST_TOOLS: 'on' }, database);
  const { ask } = server;

  async function call(path: string, body: object, token = '') {
    const answer = await ask('POST', path, { body, ...(token && { token }) });
    expect({ path, isDone: answer.status < 300, ...answer }).toMatchObject({ path, isDone: true });
    return Object(answer.body);
  }

  /** Has one of each kind of secret made, and returns those that the outbox does not show. */
  async function causeSecrets(): Promise<string[]> {
    await call('/api/send-otp', { contact: '9876543210' });
    const consumer = await signInConsumer(server, '9871200077');
    await call(`/api/user/${consumer.userId}`, createProfile(), consumer.token);
    await call(`/api/user/${consumer.userId}/contact-code`, { contact: 'email' }, consumer.token);
    const partner = await newPartnerToken(server);
    const person = { name: 'Asha Rao', email: 'asha@example.in', role: 'viewer' };
    await call('/api/partners/1/users', person, partner);
    await call('/api/password-reset', { area: 'partner', email: 'second@demo.in' });
    const key = { name: 'CRM', mode: 'live', scopes: ['leads:read'] };
    const { key: apiKey } = await call('/api/partner/api-keys', key, partner);
    const hook = { url: 'http://127.0.0.1:9/hook', mode: 'live', events: ['lead.created'] };
    const made = await call('/api/partner/webhooks', hook, partner);
    const rolled = await call(`/api/partner/webhooks/${made.data.id}/secret`, {}, partner);
    const account = {
      holder_name: 'Cedarloop Finance Pvt Ltd',
      account_number: ACCOUNT_NUMBER,
      account_number_repeat: ACCOUNT_NUMBER,
      ifsc: 'HDFC0001234',
      password: 'Partner@123',
    };
    await call('/api/partner/payout-account', account, partner);
    const admin = await newAdminToken(server);
    const begun = await call('/api/second-factor', { password: 'Admin@123' }, admin);
    const added = { name: 'Ravi Das', email: 'ravi@example.in', role: '3', status: 1 };
    const { id: account_id } = await call('/api/rest/admin-users', added, admin);
    await call('/api/admin/reset-password', { account_id }, admin);
    await call('/dev/snapshots', { name: 'before' });
    return [apiKey, made.secret, rolled.secret, begun.data.secret, ACCOUNT_NUMBER];
  }

  /** Codes alone, links, and what follows "password", of every message that was sent. */
  async function readSentSecrets(): Promise<string[]> {
    const { body } = await ask('GET', '/dev/outbox');
    const messages: { text: string; code?: string }[] = Array.isArray(body) ? body : [];
    expect(messages.length).toBeGreaterThan(3);
    return messages.flatMap(({ text, code }) => [
      ...(code === undefined ? [] : [`"${code}"`, ` ${code}`]),
      ...(text.match(/https?:\/\/\S+[A-Za-z0-9]/gu) ?? []).flatMap((link) =>
        link.split('/').slice(-1),
      ),
      ...(text.match(/(?<=password[^:]*: )\S+/gu) ?? []),
    ]);
  }

  /** All that stands in the files of the data folder and in the tables of the database, with its place. */
  async function readAll(): Promise<{ place: string; text: string }[]> {
    const entries = readdirSync(server.dataDir(), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const read = files.map((place) => ({ place, text: readFileSync(place, 'latin1') }));
    if (!database) return read;
    const pool = database.pool();
    const { rows: tables } = await pool.query<{ place: string }>(
      `select format('%I.%I', table_schema, table_name) as place from information_schema.tables where table_schema = $1`,
      [server.schema()],
    );
    for (const { place } of tables) {
      const { rows } = await pool.query<{ text: string }>(
        `select row_to_json(t)::text as text from ${place} t`,
      );
      read.push({ place, text: rows.map(({ text }) => text).join('\n') });
    }
    await pool.end();
    return read;
  }

  const findShown = async (secrets: readonly string[]): Promise<string[]> =>
    (await readAll()).flatMap(({ place, text }) =>
      secrets
        .filter((secret) => text.includes(secret) || text.includes(secret.replaceAll('"', '\\"')))
        .map((secret) => `${secret} in ${place}`),
    );

  test('no file and no table shows a code, link, password, secret or account number, and who may see them does, also after a restart', async () => {
    const own = await causeSecrets();
    const sent = await readSentSecrets();
    expect(sent.length).toBeGreaterThan(6);
    expect(new Set(own).size).toBe(5);
    const secrets = [...sent, ...own];
    expect(await findShown(['asha@example.in'])).not.toEqual([]);
    expect(await findShown(secrets)).toEqual([]);
    await server.restart();
    expect(await findShown(secrets)).toEqual([]);
    expect(await readSentSecrets()).toEqual(sent);
    const token = await newAdminToken(server);
    const path = '/api/admin/partners/1/payout-account';
    const shown = await ask('POST', `${path}/number`, { token, body: { reason: 'Checks it' } });
    expect(JSON.stringify(shown.body)).toContain(ACCOUNT_NUMBER);
    expect((await ask('POST', '/dev/snapshots', { body: { restore: 'before' } })).status).toBe(200);
    expect(await readSentSecrets()).toEqual(sent);
  });
});

test('no field that is kept secret is also in a column that lists search or filter by', () => {
  const kept = Object.entries<{ fields: object; text?: readonly string[]; secret?: unknown }>(
    specs,
  );
  const shown = kept.flatMap(([name, { fields, text = [], secret }]) =>
    (Array.isArray(secret) ? secret : [])
      .filter((field: string) => field in fields || text.includes(field))
      .map((field: string) => `${name}.${field}`),
  );
  expect(shown).toEqual([]);
});

interface Hook extends Stored {
  readonly id: number;
  readonly url: string;
  readonly secret: string;
}
interface Kept {
  readonly hooks: Hook;
  readonly codes: Hook;
}

const hookSpec = { id: 'number', fields: { url: 'text' }, text: ['url'] } as const;
const earlier: CollectionSpecs<Kept> = { hooks: hookSpec, codes: hookSpec };
const today: CollectionSpecs<Kept> = {
  hooks: { ...hookSpec, secret: ['secret'] },
  codes: { ...hookSpec, secret: true },
};
const hook = { id: 1, version: 1, url: 'https://a.example', secret: 'whsec_very secret' };
const seed = () => ({ hooks: [hook], codes: [hook] });

async function findHook(store: Storage<Kept>): Promise<void> {
  for (const name of ['hooks', 'codes'] as const) {
    expect(await store.get(name, 1)).toEqual(hook);
    expect((await store.find(name, { filter: { url: hook.url } })).rows).toEqual([hook]);
  }
}

test('a folder that an earlier version has written opens, and shows its secrets no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await (await openJsonStorage<Kept>({ folder, specs: earlier, seed })).close();
  const read = () => readFileSync(join(folder, 'db.json'), 'utf8');
  expect(read()).toContain(hook.secret);
  const store = await openJsonStorage<Kept>({ folder, specs: today, seed });
  onTestFinished(() => store.close());
  await findHook(store);
  expect(read()).not.toContain(hook.secret);
});

const KEY = 'a key of 32 characters at least';

describe.each(testDatabases())('$name', (database) => {
  const open = (schema: string, specs: CollectionSpecs<Kept>, key = KEY) =>
    openPostgresStorage<Kept>({
      pool: database.pool(),
      schema,
      specs,
      seed,
      openSeal: () => openDatabaseSeal('', key),
    });

  test('tables that an earlier version has written open, once migrated, and show their secrets no more; another key is refused', async () => {
    const schema = createSchemaName();
    onTestFinished(() => dropSchema(database, schema));
    await (await open(schema, earlier)).close();
    const pool = database.pool();
    onTestFinished(() => pool.end());
    const read = async () =>
      JSON.stringify(
        await Promise.all(
          ['hooks', 'codes'].map((name) => pool.query(`select * from "${schema}".${name}`)),
        ),
      );
    expect(await read()).toContain(hook.secret);
    await expect(open(schema, today)).rejects.toBeInstanceOf(OlderData);
    const migrateBy = (key: string) => {
      const openSeal = () => openDatabaseSeal('', key);
      return migratePostgres<Kept>({ pool, schema, specs: today, openSeal, log: () => undefined });
    };
    await migrateBy(KEY);
    await expect(migrateBy('a guess of another key, long enough')).rejects.toThrow('not the key');
    const store = await open(schema, today);
    await findHook(store);
    expect(await read()).not.toContain(hook.secret);
    await store.tx((t) => t.update('hooks', 1, { secret: 'whsec_another secret' }));
    expect(await read()).not.toContain('another secret');
    expect(await store.get('hooks', 1)).toMatchObject({ secret: 'whsec_another secret' });
    await store.close();
    await expect(open(schema, today, 'a guess of another key, long enough')).rejects.toThrow(
      'DATA_KEY is not the key',
    );
  });
});
