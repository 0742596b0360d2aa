import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TestCollections, TestItem } from '../testing/stores/storeFixtures';
import type { Filter, Storage, Writer } from './port';

type Item = Omit<TestItem, 'id' | 'version'>;

const days = ['2026-01-31', '2026-02-01', '2026-02-14', '2026-02-28', '2026-03-01', '2027-01-01'];
const day = fc.constantFrom(...days);
/** Starts of days in India, instants beside them, and some within days. */
const instant = fc
  .tuple(day, fc.constantFrom(0, 0, -1, 1, 40_000_000))
  .map(([start, by]) => new Date(Date.parse(`${start}T00:00:00+05:30`) + by).toISOString());
const amount = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 1e9 }).map((n) => n / 100),
);
const name = fc.constantFrom('a', 'b', 'c\n', '\u0001\u0001\u0001\u0002"');

const item: fc.Arbitrary<Item> = fc.record({
  name,
  watts: amount,
  lit: fc.boolean(),
  rooms: fc.constant([]),
  paid: amount,
  on: fc.option(day, { freq: 5 }),
  at: instant,
});

/** A change of the item at a place of those stored; it creates or removes one without a place or a value. */
const write = fc.record({
  place: fc.option(fc.nat({ max: 30 }), { freq: 3 }),
  item: fc.option(item, { freq: 4 }),
});
const transaction = fc.record({
  writes: fc.array(write, { minLength: 1, maxLength: 8 }),
  isUndone: fc.boolean(),
});

const edges = fc.oneof(
  fc.record({ at_gt: instant, at_lte: instant }, { requiredKeys: [] }),
  fc.record({ on_gte: day, on_lte: day }, { requiredKeys: [] }),
  fc.record({ at_gte: instant, at_lt: instant }, { requiredKeys: [] }),
  fc.record({ on_gte: day, at_lt: instant }),
);
const values = fc.record(
  { lit: fc.boolean(), name: fc.array(name), watts: fc.constant(null) },
  { requiredKeys: [] },
);
const question = fc.record({
  fields: fc.constantFrom<readonly ('lit' | 'name')[]>([], ['lit'], ['name'], ['name', 'lit']),
  filter: fc.tuple(edges, values).map(([a, b]): Filter => ({ ...a, ...b })),
  day: fc.option(fc.constantFrom('on' as const, 'at' as const), { nil: undefined }),
  page: fc.record({
    field: fc.constantFrom('on' as const, 'at' as const),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
    from: fc.integer({ min: 1, max: 12 }),
  }),
});

/** Returns the day in India of a test value, which is null, a day or an instant. */
function toDay(value: string | null | undefined): string {
  if (!value || value.length === 10) return value ?? '';
  return new Date(Date.parse(value) + 19_800_000).toISOString().slice(0, 10);
}

async function change(
  t: Writer<TestCollections>,
  { place, item: data }: { readonly place: number | null; readonly item: Item | null },
): Promise<void> {
  const { rows } = await t.find('items');
  const known = place === null ? undefined : rows[place % Math.max(1, rows.length)];
  if (!data) await (known && t.remove('items', known.id));
  else await (known ? t.update('items', known.id, data) : t.insert('items', data));
}

/** Computes the figures of items one by one. */
function sumUp(
  rows: readonly Readonly<TestItem>[],
  fields: readonly ('lit' | 'name')[],
  grouped: 'on' | 'at' | undefined,
): Map<string, readonly number[]> {
  const groups = new Map<string, readonly [number, number, number]>();
  for (const row of rows) {
    const own = grouped ? toDay(row[grouped]) : '';
    const key = JSON.stringify([own, ...fields.map((field) => row[field])]);
    const [count, watts, paid] = groups.get(key) ?? [0, 0, 0];
    const hundredths = (value: number): number => Math.round(value * 100);
    groups.set(key, [
      count + 1,
      watts + hundredths(row.watts ?? 0),
      paid + hundredths(row.paid ?? row.watts ?? 0),
    ]);
  }
  return groups;
}

/**
 * Random changes, some of them undone, and then figures that must be those of the records, to the paisa, and
 * pages that must be those of the sorted list.
 */
export function generatedFiguresSuite(
  openNew: () => Promise<{
    readonly storage: Storage<TestCollections>;
    readonly reopen: () => Promise<Storage<TestCollections>>;
  }>,
): void {
  test(
    'figures of days agree with the records after any changes',
    { timeout: 60_000 },
    async () => {
      const opened = await openNew();
      let store = opened.storage;
      const amounts = { watts: ['watts'], paid: ['paid', 'watts'] } as const;
      const check = async (
        reader: Pick<typeof store, 'find' | 'countBy'>,
        {
          fields,
          filter,
          day: grouped,
          page: { field, order, from },
        }: typeof question extends fc.Arbitrary<infer Q> ? Q : never,
      ): Promise<void> => {
        const figures = { amounts, ...(grouped && { day: grouped }) };
        const counted = await reader.countBy('items', fields, filter, figures);
        const { rows } = await reader.find('items', { filter });
        const { total } = await reader.find('items', { filter, range: [0, 0] });
        expect({ filter, total }).toEqual({ filter, total: rows.length });
        const limited = await reader.find('items', { filter, range: [0, 0], countAtMost: from });
        expect({ filter, from, total: limited.total }).toEqual({
          filter,
          from,
          total: Math.min(rows.length, from),
        });
        const sort = [field, order] as const;
        const sorted = await reader.find('items', { filter, sort });
        const page = await reader.find('items', { filter, sort, range: [from, from + 1] });
        const ids = (some: typeof rows): number[] => some.map(({ id }) => id);
        expect({ filter, sort, from, page: ids(page.rows) }).toEqual({
          filter,
          sort,
          from,
          page: ids(sorted.rows.slice(from, from + 2)),
        });
        const found = new Map(
          counted.map(({ day: own, count, sums, ...group }) => [
            JSON.stringify([own, ...fields.map((field) => Reflect.get(group, field))]),
            [count, sums.watts, sums.paid],
          ]),
        );
        expect({ filter, found }).toEqual({ filter, found: sumUp(rows, fields, grouped) });
      };
      await fc.assert(
        fc.asyncProperty(
          fc.array(transaction, { minLength: 1, maxLength: 4 }),
          fc.array(question, { minLength: 4, maxLength: 8 }),
          async (transactions, questions) => {
            for (const { writes, isUndone } of transactions) {
              const work = store.tx(async (t) => {
                for (const one of writes) await change(t, one);
                for (const one of questions.slice(0, 1)) await check(t, one);
                if (isUndone) throw new RangeError('undone');
              });
              const problem = await work.catch((error: unknown) => String(error));
              expect(problem).toBe(isUndone ? 'RangeError: undone' : undefined);
            }
            for (const one of questions) await check(store, one);
          },
        ),
        { numRuns: 25 },
      );
      store = await opened.reopen();
      await check(store, {
        fields: ['name', 'lit'],
        filter: {},
        day: 'at',
        page: { field: 'at', order: 'DESC', from: 1 },
      });
    },
  );
}
