import { describe, expect, test } from 'vitest';
import { createImportActions } from '../../../testing/files/importFiles';
import { createLeadFileActions } from '../../../testing/files/leadFiles';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { testDatabases } from '../../../testing/stores/testDatabases';
import { fitRows } from './importJobs';

/** The tables that the rows of a file read and change. */
const TABLES =
  /"(?:applications|leads|lead_events|lead_reminders|users|prospects|merchants|webhooks|notification_settings)"/u;

describe.each(testDatabases())('in $name', (database) => {
  /** The statements on the tables, by the transactions that have some. */
  const statements: number[] = [];
  const server = testServer(
    { SEED_USERS: '1200' },
    {
      ...database,
      pool: () => {
        const pool = database.pool();
        pool.on('connect', (client) => {
          const query: unknown = Reflect.get(client, 'query');
          let own = -1;
          client.query = (...input: unknown[]) => {
            const [asked] = input;
            const text = String(typeof asked === 'string' ? asked : Object(asked).text);
            if (text.startsWith('begin')) own = -1;
            if (TABLES.test(text)) {
              if (own < 0) own = statements.push(0) - 1;
              statements[own] = (statements[own] ?? 0) + 1;
            }
            return typeof query === 'function' ? Reflect.apply(query, client, input) : undefined;
          };
        });
        return pool;
      },
    },
  );

  /** Returns the most statements on the tables that a transaction of some work has; on a slow machine it has fewer rows. */
  async function countStatements(work: () => Promise<unknown>): Promise<number> {
    statements.length = 0;
    await work();
    return Math.max(...statements);
  }

  test('the applications of a status file are read and changed together', async () => {
    const token = await adminToken(server);
    const imports = createImportActions(server, 'mis');
    const filter = JSON.stringify({ status: 'approved' });
    const path = `/api/rest/applications?filter=${filter}&range=[0,99]`;
    const { body } = await server.ask('GET', path, { token });
    const approved: { id: string }[] = Array.isArray(body) ? body : [];
    expect(approved.length).toBeGreaterThan(30);
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const rows = approved.map(({ id }) => [id, 50_000, today]);
    const { id } = await imports.check(rows, token);
    const loading = await countStatements(async () => {
      await imports.commit(id, token);
      expect(await imports.settle(id, token)).toMatchObject({ status: 'applied' });
    });
    const rollingBack = await countStatements(() => imports.rollBack(id, token));
    expect(loading).toBeLessThan(rows.length / 2);
    expect(rollingBack).toBeLessThan(rows.length / 2);
  });

  test('the leads of a file are added and removed together', async () => {
    const token = await partnerToken(server);
    const imports = createImportActions(server, 'leads');
    const { row, check, findLeads } = createLeadFileActions(server, imports);
    const before = (await findLeads(token)).length;
    const { id } = await check(
      Array.from({ length: 300 }, () => row()),
      token,
    );
    const loading = await countStatements(async () => {
      await imports.commit(id, token);
      expect(await imports.settle(id, token)).toMatchObject({ status: 'applied', rows: 300 });
    });
    expect(await findLeads(token)).toHaveLength(before + 300);
    const rollingBack = await countStatements(() => imports.rollBack(id, token));
    expect(await findLeads(token)).toHaveLength(before);
    expect(loading).toBeLessThan(15);
    expect(rollingBack).toBeLessThan(15);
  });
});

test.each([
  ['as many as ever after a quick one', 200, 100, 200],
  ['fewer after a slow one', 200, 2000, 50],
  ['more again once it is quick', 50, 250, 100],
  ['some even on the slowest database', 20, 60_000, 20],
])('a transaction takes %s', (_, rows, milliseconds, next) => {
  expect(fitRows(rows, milliseconds)).toBe(next);
});
