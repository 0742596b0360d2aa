import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Collections } from '../../data/records';
import { specs } from '../../data/specs';
import type { RunningServer } from '../../server';
import { startServer } from '../../server';
import type { CollectionSpecs } from '../../store/port';
import { openPool } from '../../store/postgres/databaseUrl';
import { migratePostgres } from '../../store/postgres/migratePostgres';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import { openDatabaseSeal } from '../../store/seal';
import { createProfile, signInConsumer } from '../../testing/signIn';
import { createAsk, type TestServer } from '../../testing/startTestServer';
import { createSchemaName, realDatabaseUrl } from '../../testing/stores/testDatabases';

type Specs = CollectionSpecs<Collections>;

/** Two later versions: each declares one more field of customers, and the last one searches it. */
const second: Specs = {
  ...specs,
  users: {
    ...specs.users,
    fields: { ...specs.users.fields, reviewed_at: 'text' },
    indexed: [...(specs.users.indexed ?? []), 'reviewed_at'],
  },
};
const third: Specs = {
  ...second,
  users: {
    ...second.users,
    fields: { ...second.users.fields, pan_claims: 'list' },
    text: [...(second.users.text ?? []), 'reviewed_at'],
  },
};
const DATA_KEY = 'k'.repeat(32);

function onRealDatabase(url: string): void {
  test('no request fails while a migration runs beside servers of two versions that write, and each row has all columns', async () => {
    const schema = createSchemaName();
    const pool = openPool(url);
    const dataDir = mkdtempSync(join(tmpdir(), 'versions-'));
    const openSeal = () => openDatabaseSeal(dataDir, DATA_KEY);
    onTestFinished(async () => {
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const start = async (own: Specs): Promise<RunningServer> => {
      const server = await startServer({
        port: 0,
        dataDir,
        pages: 'none',
        env: { SEED_USERS: '1200', RATE_LIMITS: 'off', PASSWORD_COST: 'demo', LOG_LEVEL: 'silent' },
        openStore: async (_, seed) => ({
          store: await openPostgresStorage({
            pool: openPool(url),
            schema,
            specs: own,
            seed,
            openSeal,
          }),
        }),
      });
      onTestFinished(() => server.close());
      return server;
    };
    const migrate = (own: Specs) =>
      migratePostgres({ pool, schema, specs: own, openSeal, log: () => undefined });

    const failures: object[] = [];
    const end = new AbortController();
    let contacts = 0;
    /** Signs new borrowers in and saves their profiles, in the server's words, until the test is over. */
    async function write(server: RunningServer): Promise<number> {
      const ask = createAsk(() => server.url);
      const noted: TestServer['ask'] = async (method, path, options) => {
        const answer = await ask(method, path, options);
        if (answer.status !== 200) failures.push({ path, ...answer });
        return answer;
      };
      const client = { ask: noted };
      let saved = 0;
      while (!end.signal.aborted) {
        contacts += 1;
        const { token, userId } = await signInConsumer(client, String(9_600_000_000 + contacts));
        for (const city of ['560001', '400001']) {
          const body = { ...createProfile(), officepincode: city };
          await noted('POST', `/api/user/${userId}`, { token, body });
          saved += 1;
        }
      }
      return saved;
    }

    const old = await start(specs);
    const writers = [write(old), write(old)];
    await migrate(second);
    const current = await start(second);
    writers.push(write(current), write(current));
    await migrate(third);
    const newest = await start(third);
    end.abort();
    const saved = await Promise.all(writers);
    expect(failures).toEqual([]);
    expect(Math.min(...saved)).toBeGreaterThan(0);
    const { rows } = await pool.query(
      `select count(*)::int as rows, count(reviewed_at)::int as reviewed,
         count(*) filter (where reviewed_at is distinct from _record::json->>'reviewed_at'
           or _order_reviewed_at is distinct from convert_to(lower(reviewed_at), 'UTF8')
           or pan_claims is distinct from (_record::jsonb->'pan_claims')
           or position(lower(reviewed_at) in _words) = 0)::int as incomplete
       from "${schema}".users`,
    );
    expect(rows).toEqual([{ rows: 1200 + contacts, reviewed: expect.any(Number), incomplete: 0 }]);
    expect(rows[0].reviewed).toBeGreaterThan(0);
    for (const server of [old, current, newest])
      expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  }, 120_000);
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
