import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningServer, startServer } from '../server';
import { openPool } from '../store/postgres/databaseUrl';
import { createSchemaName, realDatabaseUrl } from '../testing/stores/testDatabases';

/** Requests for a prospect that one address may make in a minute. */
const LIMIT = 30;

function onRealDatabase(url: string): void {
  async function start(schema: string): Promise<RunningServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'limits-'));
    const address = new URL(url);
    address.searchParams.set('schema', schema);
    const env = {
      DATABASE_URL: address.href,
      DATA_KEY: 'k'.repeat(32),
      SEED_USERS: '5',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
    };
    const server = await startServer({ port: 0, dataDir, pages: 'none', env });
    onTestFinished(async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    return server;
  }

  test('a limit lets through the same number of requests at one process and at four', async () => {
    const schema = createSchemaName();
    const pool = openPool(url);
    onTestFinished(async () => {
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });
    const first = await start(schema);
    const servers = [first, await start(schema), await start(schema), await start(schema)];
    const countAnswered = async (used: readonly RunningServer[], address: string) => {
      const asked = Array.from({ length: 2 * LIMIT }, (_, index) =>
        fetch(`${(used[index % used.length] ?? first).url}/api/prospects/none`, {
          headers: { 'x-forwarded-for': address },
        }),
      );
      const answers = await Promise.all(asked);
      return answers.filter(({ status }) => status !== 429).length;
    };
    // Connects all servers to the counters first.
    await countAnswered(servers, '198.51.100.6');
    expect(await countAnswered([first], '198.51.100.7')).toBe(LIMIT);
    expect(await countAnswered(servers, '198.51.100.8')).toBe(LIMIT);
    const { rows } = await pool.query(`select key from "${schema}".store_limits`);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
