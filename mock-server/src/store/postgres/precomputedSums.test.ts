import { addDays } from '@marketplace/shared/format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestCollections, testSpecs } from '../../testing/stores/storeFixtures';
import { dropSchema, createSchemaName, testDatabases } from '../../testing/stores/testDatabases';
import { anySpec } from '../filter';
import type { CollectionSpecs, Storage } from '../port';
import { buildPrecomputedFigures } from './precomputedSums';
import { openPostgresStorage } from './openPostgresStorage';
import { buildPageStatement } from './page';
import { Names } from './schema/names';
import type { Statement } from './where';

const DAYS = Array.from({ length: 60 }, (_, index) => addDays('2026-01-01', index));
const NAMES = Array.from({ length: 60 }, (_, index) => `item ${index}`);

const specs: CollectionSpecs<TestCollections> = {
  ...testSpecs,
  items: {
    ...testSpecs.items,
    summed: { when: { on: 'day' }, by: [['lit'], ['name', 'lit']], amounts: [] },
  },
};

/** The most rows that a step of a plan has read. */
const readMost = (plan: string): number =>
  Math.max(...[...plan.matchAll(/actual time=\S+ rows=(\d+)/gu)].map(([, rows]) => Number(rows)));

describe.each(testDatabases())('precomputed sums in $name', (database) => {
  const schema = createSchemaName();
  let storage: Storage<TestCollections>;

  beforeAll(async () => {
    const items = DAYS.flatMap((on) => NAMES.map((name) => ({ on, name })));
    storage = await openPostgresStorage<TestCollections>({
      pool: database.pool(),
      schema,
      specs,
      seed: () => ({
        items: items.map((item, index) => ({
          ...item,
          id: index + 1,
          watts: 1,
          lit: true,
          rooms: [],
        })),
      }),
    });
  }, 60_000);
  afterAll(async () => {
    await storage.close();
    await dropSchema(database, schema);
  });

  const explain = async (
    statement: Pick<Statement, 'text' | 'values'> | undefined,
  ): Promise<string> => {
    const pool = database.pool();
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain analyze ${statement?.text ?? ''}`,
      statement?.values,
    );
    await pool.end();
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  test('figures of each day of one value do not read those of the others', async () => {
    const filter = { name: 'item 7', on_gte: '2026-01-10' };
    const counted = await storage.countBy('items', ['lit'], filter, { day: 'on' });
    expect(counted.map(({ day }) => day).toSorted()).toEqual(DAYS.slice(9));
    const asked = { fields: ['lit'], filter, day: 'on', amounts: {} };
    const statement = buildPrecomputedFigures(
      new Names(schema),
      'items',
      anySpec(specs.items),
      asked,
    );
    const plan = await explain(statement);
    expect(plan).not.toContain('Rows Removed by Filter');
    expect(readMost(plan)).toBe(51);
  });

  test.each([
    ['DESC', {}],
    ['ASC', {}],
    ['DESC', { lit: true }],
    ['DESC', { on_gte: '2026-01-02' }],
  ] as const)(
    'a page in the middle, %s, of %o reads the rows of its day alone',
    async (order, filter) => {
      const statement = buildPageStatement(new Names(schema), 'items', anySpec(specs.items), {
        filter,
        sort: ['on', order],
        range: [1800, 1824],
      });
      expect(readMost(await explain(statement))).toBeLessThan(130);
    },
  );
});
