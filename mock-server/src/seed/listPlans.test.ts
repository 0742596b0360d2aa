import type { Pool } from 'pg';
import * as resources from '@marketplace/shared/resources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { specs } from '../data/specs';
import { type AnySpec, anySpec } from '../store/filter';
import type { Query } from '../store/port';
import { createSeal } from '../store/seal';
import { Names } from '../store/postgres/schema/names';
import { openPostgresStorage } from '../store/postgres/openPostgresStorage';
import { buildCountStatement, buildPageStatement } from '../store/postgres/page';
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

/** Returns the lines of the plan of a list's page that read the collection's table, without those of its limited total. */
async function listReads(collection: string, spec: AnySpec, query: Query): Promise<string[]> {
  const asked = { countAtMost: 1001, ...query };
  const { text, values } = buildPageStatement(new Names(schema), collection, spec, asked);
  const reads = await explainReads(collection, text, values);
  // Only the total reads no column.
  return reads.filter((line) => !line.endsWith(' width=0)'));
}

/** Returns the lines of a statement's plan that read a collection's table. */
async function explainReads(
  collection: string,
  text: string,
  values: unknown[],
): Promise<string[]> {
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

test('a log reads its newest page in the order of an index, also within an index of a filter', async () => {
  for (const [collection, , , spec] of LOGS) {
    const sort = [NEWEST[collection], 'DESC'] as const;
    const filters = spec.sortedWithin.map(([field]) => ({ [field]: buildValue(spec, field) }));
    for (const filter of [{}, ...filters]) {
      const reads = await listReads(collection, spec, { filter, sort, range: [0, 24] });
      const page = reads.filter((line) => /index scan backward using/iu.test(line));
      expect([collection, filter, reads]).toEqual([collection, filter, page]);
    }
  }
});

const COVERING = GROWING.flatMap(([collection, , , spec]) =>
  spec.covering.map(({ key, include }) => [collection, key, include, spec] as const),
);

test.each(COVERING)(
  'figures of %s by %s and %s read an index alone',
  async (collection, [when = ''], include, spec) => {
    const isText = (field: string) => spec.fields[field] === 'text';
    const filter = include.filter(isText).map((field) => [field, buildValue(spec, field)]);
    const amounts = include.filter((field) => !isText(field));
    const { text, values } = buildCountStatement(
      new Names(schema),
      collection,
      spec,
      include,
      { ...Object.fromEntries(filter), [`${when}_gte`]: '2026-10-31' },
      { day: when, amounts: Object.fromEntries(amounts.map((amount) => [amount, [amount]])) },
    );
    const reads = await explainReads(collection, text, values);
    expect(reads).toEqual([expect.stringMatching(/Index Only Scan/u)]);
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
      2,
      expect.stringContaining(walk),
    ]);
  }
});
