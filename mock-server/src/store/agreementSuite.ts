import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../testing/stores/storeFixtures';
import { testSpecs } from '../testing/stores/storeFixtures';
import type { TestDatabase } from '../testing/stores/testDatabases';
import { dropSchema, createSchemaName } from '../testing/stores/testDatabases';
import { openJsonStorage } from './json/openJsonStorage';
import type { Query, Storage, Writer } from './port';
import { openPostgresStorage } from './postgres/openPostgresStorage';

// Characters with unusual case folding, combining marks, astral characters, SQL special characters,
// and control characters that PostgreSQL cannot store.
const letters = fc.constantFrom(...Array.from(`aAbßİÉéक~\uFFFD😀 \n%_\\'"\u0000\u0001\u0002{,0`));
const text = fc.oneof(
  fc.string({ unit: letters, maxLength: 4 }),
  fc.string({ unit: letters, minLength: 195, maxLength: 210 }),
);
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.1, -0, 1e21, 2.5, Number.MAX_SAFE_INTEGER, 1e-7, -1e300),
);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 4 });

const item = fc.record({
  name: text,
  watts: orNull(number),
  lit: fc.boolean(),
  rooms: fc.array(number, { maxLength: 3 }),
});
const items = fc.array(item, { maxLength: 12 });

const condition = fc.oneof(
  fc.tuple(fc.constantFrom('name', 'name_neq'), orNull(text)),
  fc.tuple(fc.constantFrom('name_gte', 'name_lte', 'name_gt', 'name_lt'), text),
  fc.tuple(
    fc.constantFrom('watts', 'watts_neq', 'watts_gte', 'watts_lte', 'watts_gt', 'watts_lt'),
    orNull(number),
  ),
  fc.tuple(fc.constantFrom('id', 'id_neq', 'id_gte', 'id_lt', 'id_gt', 'version_lte'), number),
  fc.tuple(fc.constantFrom('lit', 'lit_neq', 'lit_gt'), orNull(fc.boolean())),
  fc.tuple(
    fc.constant('rooms'),
    fc.oneof(number, text, fc.array(orNull(number), { maxLength: 3 })),
  ),
  fc.tuple(fc.constantFrom('name'), fc.array(orNull(text), { maxLength: 3 })),
  fc.tuple(fc.constantFrom('q'), text),
);
const query: fc.Arbitrary<Query> = fc.record(
  {
    filter: fc
      .array(condition, { maxLength: 2 })
      .map((pairs): Record<string, unknown> => Object.fromEntries<unknown>(pairs)),
    sort: fc.tuple(
      fc.constantFrom('name', 'watts', 'lit', 'id', 'version'),
      fc.constantFrom('ASC', 'DESC'),
    ),
    range: fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 8 })),
    countAtMost: fc.integer({ min: 1, max: 12 }),
  },
  { requiredKeys: [] },
);

const few = { min: 1, max: 6 };
/** Values that several items have, so that queries find some of them. */
const common = {
  name: fc.constantFrom('a', 'B', 'c'),
  watts: orNull(fc.integer({ min: 0, max: 2 })),
  lit: fc.boolean(),
};
const commonItem = fc.record({ ...common, rooms: fc.array(fc.integer(few), { maxLength: 2 }) });
const commonQuery: fc.Arbitrary<Query> = fc.record(
  {
    filter: fc.record(
      {
        id: fc.array(fc.integer(few), { maxLength: 4 }),
        name: fc.array(common.name, { maxLength: 2 }),
        watts: fc.oneof(common.watts, fc.array(common.watts, { maxLength: 2 })),
        lit: common.lit,
        watts_gte: fc.integer({ min: 0, max: 2 }),
      },
      { requiredKeys: [] },
    ),
    sort: fc.tuple(fc.constantFrom('name', 'watts', 'id'), fc.constantFrom('ASC', 'DESC')),
    range: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 4 })),
  },
  { requiredKeys: ['filter'] },
);
/** Queries by one field, after which a transaction may know all items with some of its values. */
const fieldQuery: fc.Arbitrary<Query> = fc.record(
  {
    filter: fc.oneof(
      fc.record({ name: fc.array(common.name, { minLength: 2, maxLength: 3 }) }),
      fc.record({ watts: fc.array(common.watts, { minLength: 2, maxLength: 3 }) }),
    ),
    range: fc.constant([0, 0] as const),
  },
  { requiredKeys: ['filter'] },
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ query: commonQuery }) },
  { weight: 2, arbitrary: fc.record({ query: fieldQuery }) },
  fc.record({ get: fc.integer(few) }),
  fc.record({ insert: fc.integer(few), data: commonItem }),
  fc.record({ update: fc.integer(few), data: fc.record(common, { requiredKeys: [] }) }),
  fc.record({ remove: fc.integer(few) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Returns what a step of a transaction answers, or the name of its error. */
async function takeStep(writer: Writer<TestCollections>, one: Step): Promise<unknown> {
  try {
    if ('query' in one) return await writer.find('items', one.query);
    if ('get' in one) return await writer.get('items', one.get);
    if ('insert' in one) return await writer.insert('items', { ...one.data, id: one.insert });
    if ('update' in one) return await writer.update('items', one.update, one.data);
    return await writer.remove('items', one.remove);
  } catch (error) {
    return error instanceof Error ? error.constructor.name : error;
  }
}

/** Opens the JSON store and a database, both empty, and returns a function that refills both. */
async function openStores(database: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'agree-'));
  const schema = createSchemaName();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  onTestFinished(() => dropSchema(database, schema));
  const options = { specs: testSpecs, seed: () => ({}) };
  const json = await openJsonStorage<TestCollections>({ ...options, folder });
  const postgres = await openPostgresStorage<TestCollections>({
    ...options,
    pool: database.pool(),
    schema,
  });
  const stores: readonly Storage<TestCollections>[] = [json, postgres];
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  const refill = (
    rows: readonly Omit<TestCollections['items'], 'id' | 'version'>[],
  ): Promise<unknown> =>
    Promise.all(
      stores.map((store) =>
        store.tx(async (t) => {
          for (const { id } of (await t.find('items')).rows) await t.remove('items', id);
          for (const [index, row] of rows.entries())
            await t.insert('items', { ...row, id: index + 1 });
        }),
      ),
    );
  return { stores, refill };
}

/** Checks with random rows and queries that a database returns the same as the JSON store. */
export function agreementSuite(database: TestDatabase): void {
  test(`json and ${database.name} answer alike within a transaction that writes`, async () => {
    const { stores, refill } = await openStores(database);
    await fc.assert(
      fc.asyncProperty(
        fc.array(commonItem, { maxLength: 6 }),
        fc.array(step, { minLength: 20, maxLength: 40 }),
        async (rows, steps) => {
          await refill(rows);
          const [a, b] = await Promise.all(
            stores.map((store) =>
              store.tx(async (writer) => {
                const answers: unknown[] = [];
                for (const one of steps) answers.push({ one, answer: await takeStep(writer, one) });
                return [...answers, await writer.find('items')];
              }),
            ),
          );
          expect(b).toEqual(a);
          const [c, d] = await Promise.all(stores.map((store) => store.find('items')));
          expect(d).toEqual(c);
        },
      ),
      {
        numRuns: 30,
        examples: [
          [
            [{ name: 'a', watts: null, lit: false, rooms: [] }],
            [{ remove: 1 }, { query: { filter: { watts: null }, range: [0, 0] } }],
          ],
          [
            [
              { name: 'a', watts: null, lit: false, rooms: [] },
              { name: 'a', watts: null, lit: false, rooms: [] },
              { name: 'a', watts: null, lit: false, rooms: [] },
            ],
            [{ remove: 1 }, { query: { filter: {}, range: [2, 2] } }],
          ],
        ],
      },
    );
  });

  test(`json and ${database.name} answer every query alike`, { timeout: 60_000 }, async () => {
    const { stores, refill } = await openStores(database);
    await fc.assert(
      fc.asyncProperty(
        items,
        fc.array(query, { minLength: 5, maxLength: 15 }),
        async (rows, queries) => {
          await refill(rows);
          for (const one of queries) {
            const [a, b] = await Promise.all(stores.map((store) => store.find('items', one)));
            expect({ one, answer: b }).toEqual({ one, answer: a });
            const fields = ['name', 'watts', 'lit'] as const;
            const { filter = {}, range } = one;
            const [c, d] = await Promise.all(
              stores.map(async (store) => ({
                some: await store.select('items', ['id', ...fields], {
                  sort: ['id', 'ASC'],
                  filter,
                  ...(range && { range }),
                }),
                counted: (await store.countBy('items', fields, filter))
                  .map((group) => JSON.stringify(group))
                  .toSorted(),
              })),
            );
            expect({ one, answer: d }).toEqual({ one, answer: c });
          }
        },
      ),
      {
        numRuns: 20,
        examples: [
          [
            [{ name: 'x\u0001\u0002y\u0000', watts: null, lit: false, rooms: [] }],
            ['\u0002\u0002', '\u0001\u0001', '\u0001\u0002', '\u0000'].map((q) => ({
              filter: { q },
            })),
          ],
        ],
      },
    );
  });
}
