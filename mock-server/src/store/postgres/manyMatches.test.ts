import { getCountLimit } from '@marketplace/shared/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestCollections, testSpecs } from '../../testing/stores/storeFixtures';
import { dropSchema, createSchemaName, testDatabases } from '../../testing/stores/testDatabases';
import { anySpec } from '../filter';
import type { Query, Storage } from '../port';
import { openPostgresStorage } from './openPostgresStorage';
import { buildPageStatement } from './page';
import { Names } from './schema/names';

const NAMES = ['asha', 'zoya'].flatMap((name) =>
  Array.from({ length: 2500 }, (_, index) => `${name} ${String(index).padStart(4, '0')}`),
);

describe.each(testDatabases())('a search for what many rows have, in $name', (database) => {
  const schema = createSchemaName();
  let storage: Storage<TestCollections>;

  beforeAll(async () => {
    storage = await openPostgresStorage<TestCollections>({
      pool: database.pool(),
      schema,
      specs: testSpecs,
      seed: () => ({
        items: NAMES.map((name, index) => ({
          id: index + 1,
          name,
          watts: index,
          lit: index % 2 === 0,
          rooms: [],
        })),
      }),
    });
  }, 60_000);
  afterAll(async () => {
    await storage.close();
    await dropSchema(database, schema);
  });

  test.each([
    ['asha', 'ASC', 0],
    ['asha', 'ASC', 1900],
    ['asha', 'ASC', 1990],
    ['asha', 'ASC', 2480],
    ['asha', 'DESC', 0],
    ['zoya', 'ASC', 0],
    ['zoya', 'DESC', 0],
    ['zoya', 'DESC', 2490],
  ] as const)('%s by its name, %s, from row %i', async (q, order, from) => {
    for (const lit of [undefined, true]) {
      const found = NAMES.filter((name, index) => name.startsWith(q) && (!lit || index % 2 === 0));
      const sorted = order === 'ASC' ? found : found.toReversed();
      const { rows } = await storage.find('items', {
        filter: { q, ...(lit && { lit }) },
        sort: ['name', order],
        range: [from, from + 24],
        countAtMost: getCountLimit(from + 24),
      });
      expect(rows.map(({ name }) => name)).toEqual(sorted.slice(from, from + 25));
    }
  });

  /** Returns the most rows that a step of the plan of a page reads. */
  async function readMost(query: Query): Promise<number> {
    const names = new Names(schema);
    const { text, values } = buildPageStatement(names, 'items', anySpec(testSpecs.items), query);
    const pool = database.pool();
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain analyze ${text}`, values);
    await pool.end();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const numbers = [...plan.matchAll(/actual time=\S+ rows=(\d+)/gu)].map(([, read]) =>
      Number(read),
    );
    return Math.max(...numbers);
  }

  test.each<Query>([
    { filter: { q: 'asha' }, sort: ['name', 'ASC'] },
    {},
    { sort: ['name', 'DESC'] },
    { filter: { lit: true }, sort: ['name', 'ASC'] },
    { filter: { lit: [true, false], watts_gte: 100 }, sort: ['watts', 'ASC'] },
  ])('a page of %j reads no more rows than are counted', async (query) => {
    for (const from of [0, 975]) {
      const range = [from, from + 24] as const;
      const countAtMost = getCountLimit(range[1]);
      expect((await storage.find('items', { ...query, range, countAtMost })).total).toBe(1001);
      expect(await readMost({ ...query, range, countAtMost })).toBeLessThanOrEqual(1001);
    }
  });
});
