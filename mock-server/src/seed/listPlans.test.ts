import type { Pool } from 'pg';
import * as resources from '@marketplace/shared/resources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { specs } from '../data/specs';
import { type AnySpec, anySpec } from '../store/filter';
import type { Filter, Query } from '../store/port';
import { createSeal } from '../store/seal';
import { Names } from '../store/postgres/schema/names';
import { openPostgresStorage } from '../store/postgres/openPostgresStorage';
import { buildPageStatement } from '../store/postgres/page';
import { dropSchema, createSchemaName, testDatabases } from '../testing/stores/testDatabases';
import { seedCollections } from '.';

/** The lists that grow with the number of customers. */
const GROWING = [
  ['users', resources.customers, { merged_into: null }, anySpec(specs.users)],
  ['leads', resources.leads, {}, anySpec(specs.leads)],
  ['applications', resources.applications, {}, anySpec(specs.applications)],
  ['ledger_entries', resources.ledgerEntries, {}, anySpec(specs.ledger_entries)],
] as const;

/** The logs, which lists show one parent of at a time, or the newest entries of all. */
const LOGS = [
  ['audit_entries', resources.auditEntries, {}, anySpec(specs.audit_entries)],
  ['webhook_deliveries', resources.webhookDeliveries, {}, anySpec(specs.webhook_deliveries)],
  ['calls', resources.calls, {}, anySpec(specs.calls)],
  ['import_rows', resources.importRows, {}, anySpec(specs.import_rows)],
  ['message_deliveries', resources.messageDeliveries, {}, anySpec(specs.message_deliveries)],
] as const;

/** The fields by which the lists of the logs are sorted at first. */
const NEWEST: Readonly<Record<(typeof LOGS)[number][0], string>> = {
  audit_entries: 'id',
  webhook_deliveries: 'created_at',
  calls: 'ended_at',
  import_rows: 'id',
  message_deliveries: 'at',
};

/** Returns a value to filter a field by. */
const buildValue = (spec: AnySpec, field: string) => (spec.fields[field] === 'number' ? 1 : 'x');

const [database] = testDatabases();
const schema = createSchemaName();
let pool: Pool | undefined;
let close: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  if (!database) throw new Error('PGlite is always there');
  const storage = await openPostgresStorage({
    pool: database.pool(),
    schema,
    specs,
    seed: () => seedCollections({ users: 30 }),
    openSeal: () => createSeal(Buffer.alloc(32), 'the key of this test'),
  });
  close = () => storage.close();
  pool = database.pool();
  // The tables are small, so that the planner would read them whole where it can, or sort all their rows.
  await pool.query('set enable_seqscan = off; set enable_bitmapscan = off');
}, 120_000);

afterAll(async () => {
  await pool?.query('reset enable_seqscan; reset enable_bitmapscan');
  await pool?.end();
  await close();
  if (database) await dropSchema(database, schema);
});

/** Returns the lines of the plan of a list's statement that read the collection's table. */
async function listReads(collection: string, spec: AnySpec, query: Query): Promise<string[]> {
  const { text, values } = buildPageStatement(new Names(schema), collection, spec, query);
  const found = await pool?.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  const lines = found?.rows.map((row) => row['QUERY PLAN'].trim()) ?? [];
  return lines.filter((line) => new RegExp(` on "?${collection}\\b`, 'u').test(line));
}

test.each(GROWING)(
  'the list of %s reads one page in the order of an index, by whatever it is sorted',
  async (collection, resource, only, spec) => {
    const fields = Object.keys(resource.schema.fields).filter(
      (field) => !resource.masked.includes(field),
    );
    for (const field of fields) {
      const reads = await listReads(collection, spec, {
        filter: only,
        sort: [field, 'DESC'],
        range: [0, 24],
      });
      expect([field, reads.filter((line) => /seq scan/iu.test(line))]).toEqual([field, []]);
      expect([field, reads.some((line) => /index scan (?:backward )?using/iu.test(line))]).toEqual([
        field,
        true,
      ]);
    }
  },
);

test.each(GROWING)(
  'a later page of %s reads its records alone, and an index before them',
  async (collection, resource, only, spec) => {
    for (const { name: field } of resource.fields.filter(({ name }) =>
      spec.indexed.includes(name),
    )) {
      if (resource.masked.includes(field)) continue;
      const reads = await listReads(collection, spec, {
        filter: only,
        sort: [field, 'DESC'],
        range: [25, 49],
      });
      // An index has the few rows of a rare field, such as the merged customers.
      const isRare = (line: string) =>
        spec.rare.some((rare) => line.includes(` using ${collection}__order_${rare} on `));
      const walks = reads.filter((line) => !/index only scan/iu.test(line) && !isRare(line));
      expect([field, walks]).toEqual([
        field,
        [expect.stringMatching(/^(?:-> +)?Index Scan using \S+ on \S+ own /u)],
      ]);
    }
  },
);

test('a log reads its newest page in the order of an index, also within an index of a filter', async () => {
  for (const [collection, , , spec] of LOGS) {
    const sort = [NEWEST[collection], 'DESC'] as const;
    const filters = spec.counted.flatMap(([field = '', ...more]): Filter[] =>
      more.length === 0 ? [{ [field]: buildValue(spec, field) }] : [],
    );
    for (const filter of [{}, ...filters]) {
      const reads = await listReads(collection, spec, { filter, sort, range: [0, 24] });
      const page = reads.filter((line) => /index scan backward using/iu.test(line));
      expect([collection, filter, reads]).toEqual([collection, filter, page]);
    }
  }
});

const filters = [...GROWING, ...LOGS].flatMap(([collection, , only, spec]) =>
  spec.counted.map((fields) => [fields.join(' and '), collection, only, spec] as const),
);

test.each(filters)(
  'the total of a filter by %s of %s does not count its records',
  async (fields, collection, only, spec) => {
    const filter = Object.fromEntries(
      fields.split(' and ').map((field) => [field, buildValue(spec, field)]),
    );
    const page = await listReads(collection, spec, { filter, range: [0, 24] });
    expect(page).toHaveLength(1);
    // Of the customers it counts the few that are merged.
    const reads = await listReads(collection, spec, {
      filter: { ...only, ...filter },
      range: [0, 24],
    });
    const isKept = Object.keys(only).length === 0;
    expect(reads.filter((line) => /seq scan/iu.test(line))).toEqual([]);
    expect(reads.length <= 2 || !isKept).toBe(true);
  },
);

test.each([
  ['users', { merged_into: null }, 'created_at', anySpec(specs.users)],
  ['leads', { partner_id: 1, product: 'gold_loan' }, 'created_at', anySpec(specs.leads)],
  [
    'applications',
    { partner_id: 1, product: 'gold_loan' },
    'created_at',
    anySpec(specs.applications),
  ],
  ['applications', { lender_id: 5, status: 'approved' }, 'created_at', anySpec(specs.applications)],
] as const)(
  'the total of a period of %s by %o does not count its records',
  async (collection, filter, when, spec) => {
    const period = {
      [`${when}_gte`]: '2026-10-31T18:30:00.000Z',
      [`${when}_lt`]: '2026-11-30T18:30:00.000Z',
    };
    for (const asked of [filter, { ...filter, ...period }]) {
      const reads = await listReads(collection, spec, { filter: asked, range: [0, 24] });
      // Besides the page it counts the few customers that are merged.
      const isOfCustomers = collection === 'users';
      expect([asked, reads.length]).toEqual([asked, isOfCustomers ? 2 : 1]);
      expect(reads.some((line) => line.includes('_merged_into '))).toBe(isOfCustomers);
    }
  },
);

test('a list of one status or parent in another order reads no rows of others', async () => {
  for (const [collection, , , spec] of [...GROWING, ...LOGS])
    for (const [field, sorted] of spec.sortedWithin) {
      const reads = await listReads(collection, spec, {
        filter: { [field]: buildValue(spec, field) },
        sort: [sorted, 'DESC'],
        range: [0, 24],
      });
      const index = `${collection}_+(?:order_)?${field}_+(?:order_)?${sorted}`;
      const scan = new RegExp(`Index Scan Backward using ${index} `, 'u');
      expect(reads).toEqual([expect.stringMatching(scan)]);
    }
});

test('a search sorts a few found rows, and reads many in index order', async () => {
  for (const [collection, , only, spec] of GROWING) {
    const field = ['created_at', 'id'].find((name) => name in spec.fields) ?? '';
    const filter = { ...only, q: 'p' };
    const reads = await listReads(collection, spec, {
      filter,
      sort: [field, 'DESC'],
      range: [0, 24],
    });
    const walk = `Index Scan Backward using ${collection}__order_${field} `;
    expect([collection, reads.length, reads.at(-1)]).toEqual([
      collection,
      3,
      expect.stringContaining(walk),
    ]);
  }
});
