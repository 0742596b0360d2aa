import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { openStore } from '../../../seed/openStore';
import { type RunningServer, startServer } from '../../../server';
import { specs } from '../../../data/specs';
import { type AnySpec, anySpec, parseFilter } from '../../../store/filter';
import type { Filter, Query } from '../../../store/port';

/** The collections that grow with the number of customers. */
const SPECS: Readonly<Record<string, AnySpec>> = {
  users: anySpec(specs.users),
  leads: anySpec(specs.leads),
  applications: anySpec(specs.applications),
  consents: anySpec(specs.consents),
  ledger_entries: anySpec(specs.ledger_entries),
  earnings: anySpec(specs.earnings),
  duplicate_pairs: anySpec(specs.duplicate_pairs),
};
const GROWING = Object.keys(SPECS);

/** Fields of which one value has few records, however many customers there are. */
const NARROW = [
  'id',
  'user_id',
  'reference',
  'sign_in',
  'claw_back_of',
  'tracking_link_id',
  'referred_partner_id_gt',
];

/** What filters the records of a period. */
const PERIOD = ['created_at_gte', 'status_date_gte', 'disbursal_day_gte', 'application_day_gte'];

/** Fields that figures read of all records at most; a list reads further ones of what it shows. */
const MOST_FIELDS = 13;

const dataDir = mkdtempSync(join(tmpdir(), 'reads-'));
let server: RunningServer | undefined;
let reads: string[] = [];
/** Reads of some fields of all records of collections that grow with the customers. */
let walks: string[] = [];
/** Figures that no covering index holds, and reads of the records of a period. */
let summed: string[] = [];

interface NotedFigures {
  readonly filter?: Filter | undefined;
  readonly figures?:
    | { readonly day?: string; readonly amounts?: Readonly<Record<string, readonly string[]>> }
    | undefined;
}

/** Notes figures for which a database has to read records. */
function noteFigures(
  collection: string,
  fields: readonly string[],
  { filter = {}, figures: { day, amounts = {} } = {} }: NotedFigures,
): void {
  const spec = SPECS[collection];
  if (!spec || NARROW.some((field) => filter[field] !== undefined)) return;
  const filtered = parseFilter(filter, spec).map(({ field }) => field);
  const named = [...fields, ...filtered, ...(day ? [day] : []), ...Object.values(amounts).flat()];
  const isCovered = spec.covering.some(({ key, include }) =>
    named.every((field) => [...key, ...include].includes(field)),
  );
  if (!isCovered) summed.push(`${collection} by ${fields.join(', ')}`);
}

/** Notes a read of whole records, or of many of their fields, whose number grows with that of the customers. */
function note(collection: string, { filter = {}, range }: Query = {}, fields?: number): void {
  if (!GROWING.includes(collection) || range) return;
  if (NARROW.some((field) => filter[field] !== undefined)) return;
  walks.push(collection);
  if (fields !== undefined && fields <= MOST_FIELDS) return;
  reads.push(`${collection} by ${Object.keys(filter).join(', ')}`);
}

beforeAll(async () => {
  setClockOffset(0);
  server = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '60', RATE_LIMITS: 'off', PASSWORD_COST: 'demo', LOG_LEVEL: 'silent' },
    async openStore(...place) {
      const opened = await openStore(...place);
      const { store } = opened;
      const noting: typeof store = {
        ...store,
        find(collection, query) {
          note(collection, query);
          return store.find(collection, query);
        },
        select(collection, fields, query) {
          note(collection, query, fields.length);
          const isOfPeriod = PERIOD.some((field) => query?.filter?.[field] !== undefined);
          if (GROWING.includes(collection) && isOfPeriod) summed.push(`${collection} one by one`);
          return store.select(collection, fields, query);
        },
        countBy(collection, fields, filter, figures) {
          noteFigures(collection, fields, { filter, figures });
          return store.countBy(collection, fields, filter, figures);
        },
      };
      return { ...opened, store: noting };
    },
  });
});

afterAll(async () => {
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(() => {
  reads = [];
  walks = [];
  summed = [];
});

const ask = (path: string, { token, body }: { token?: string; body?: object }) =>
  fetch(`${server?.url}${path}`, {
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

async function signIn(area: 'admin' | 'partner', password: string): Promise<string> {
  const body = { email: `${area}@demo.in`, password };
  const answer: unknown = await (await ask(`/api/${area}/login`, { body })).json();
  return String(Object(answer).token);
}

const preview = { changes: [{ lender_id: 5, property: 'min_income', value: 30_000 }] };
const audience = { template_id: 1, partner_id: null, product: '', stage: 'profile' };

test.each([
  ['/api/admin/summary'],
  ['/api/admin/alerts'],
  ['/api/admin/journey'],
  ['/api/admin/application-totals'],
  ['/api/admin/products-report'],
  ['/api/lender-switches'],
  ['/api/lender-overview/5'],
  ['/api/telecalling'],
  ['/api/rest/duplicates'],
  ['/api/preview-criteria', preview],
  ['/api/messaging/audience', audience],
])('%s loads no whole records that grow with the customers', async (path, body?: object) => {
  const token = await signIn('admin', 'Admin@123');
  const answer = await ask(path, { token, ...(body && { body }) });
  expect([answer.status, reads]).toEqual([200, []]);
});

test.each([
  '/api/partner/summary',
  '/api/partner/ledger',
  '/api/partner/money',
  '/api/statements/2026-01',
  '/api/partner/lead-queue',
  '/api/partner/lender-journey',
  '/api/partner/product-offering',
  '/api/partner/product-offering/personal_loan',
  '/api/partner/referral',
])('%s loads no whole records that grow with the customers', async (path) => {
  const token = await signIn('partner', 'Partner@123');
  const answer = await ask(path, { token });
  expect([answer.status, reads]).toEqual([200, []]);
});

test.each([
  '/api/admin/summary',
  '/api/admin/summary?from=2026-01-01&to=2026-12-31',
  '/api/lender-overview/5',
  '/api/admin/alerts',
  '/api/admin/journey',
  '/api/admin/journey?partner_id=1&product=personal_loan',
  '/api/admin/application-totals',
  '/api/admin/application-totals?from=2026-01-01&to=2026-12-31&basis=disbursal',
  '/api/admin/products-report',
  '/api/admin/application-totals?lender_id=5&status=approved,disbursed',
])('%s reads a covering index, and no records', async (path) => {
  const token = await signIn('admin', 'Admin@123');
  const answer = await ask(path, { token });
  expect([answer.status, summed]).toEqual([200, []]);
});

test.each([
  '/api/telecalling',
  '/api/rest/duplicates',
  '/api/partner/lead-queue',
  '/api/partner/referral',
])('%s looks at no more customers than it shows', async (path) => {
  const token = path.includes('partner')
    ? await signIn('partner', 'Partner@123')
    : await signIn('admin', 'Admin@123');
  walks = [];
  const answer = await ask(path, { token });
  expect([answer.status, walks]).toEqual([200, []]);
});
