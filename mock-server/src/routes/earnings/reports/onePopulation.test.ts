import { buildApplicationScope, DISBURSAL_BASES } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import { getOptionIds } from '@marketplace/shared/schema';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '200' });

interface Row {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly disbursed_amount: number | null;
}

interface Outcome {
  readonly applications: number;
  readonly approved: number;
  readonly disbursals: number;
  readonly disbursed_amount: number;
}

const toPaise = (amount: number | null): number => Math.round((amount ?? 0) * 100);

const sum = <R>(rows: readonly R[], read: (row: R) => number): number =>
  rows.reduce((total, row) => total + read(row), 0);

async function read(path: string, token: string) {
  const { status, body } = await server.ask('GET', path, { token });
  expect([path, status]).toEqual([path, 200]);
  return Object(body).data;
}

/** Loads all rows of a list, page by page, as a table and its export do. */
async function list<R = Row>(resource: string, filter: object, size: number, token: string) {
  const rows: R[] = [];
  for (let at = 0; ; at += size) {
    const range = JSON.stringify([at, at + size - 1]);
    const search = new URLSearchParams({ range, filter: JSON.stringify(filter) });
    const { body } = await server.ask('GET', `/api/rest/${resource}?${search}`, { token });
    const page: R[] = Array.isArray(body) ? body : [];
    rows.push(...page);
    if (page.length < size) return rows;
  }
}

const days = fc
  .tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }))
  .map(([a, b]) => ({
    from: addDays(getIndianToday(), -Math.max(a, b)),
    to: addDays(getIndianToday(), -Math.min(a, b)),
  }));
const basis = fc.constantFrom(...DISBURSAL_BASES);
const size = fc.constantFrom(7, 25, 1000);
const some = <T>(...values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const rupees = fc.integer({ min: 0, max: 400_000 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 23 }), { minLength: 1, maxLength: 8 });

/** At most two filters of the report's toolbar: more would leave few rows to count. */
const filters = fc
  .tuple(
    fc.record({
      lender_id: ids,
      partner_id: some(1, 2, 3, 4),
      amount_gte: rupees,
      status: some(...getOptionIds('applicationStatus')),
      disbursed_amount_gte: rupees,
      product: some(...getOptionIds('product')),
      disbursed_amount_lte: rupees,
      q: fc.constantFrom('a', 'fin', 'A-', 'an'),
      amount_lte: rupees,
    }),
    fc.nat(9),
    fc.nat(2),
  )
  .map(([all, first, count]): { readonly [name: string]: string | number | readonly unknown[] } =>
    Object.fromEntries(Object.entries(all).slice(first, first + count)),
  );

test('totals are the sums of the rows of every page, by any basis, period and filters', async () => {
  const token = await adminToken(server, 2);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(days, basis, filters, size, async (period, by, asked, perPage) => {
      const { status, ...others } = asked;
      // A list of disbursals has one status.
      const filter = { ...others, ...(by === 'application' && status !== undefined && { status }) };
      const rows = await list(
        'applications',
        { ...filter, ...buildApplicationScope(by, period) },
        perPage,
        token,
      );
      const search = new URLSearchParams({ ...period, basis: by });
      for (const [name, value] of Object.entries(filter)) search.set(name, [value].flat().join());
      expect(await read(`/api/admin/application-totals?${search}`, token)).toEqual({
        count: rows.length,
        amount: sum(rows, ({ amount }) => toPaise(amount)) / 100,
        disbursals: rows.filter((row) => row.status === 'disbursed').length,
        disbursed_amount: sum(rows, (row) => toPaise(row.disbursed_amount)) / 100,
      });
      if (rows.some((row) => row.status === 'disbursed')) found += 1;
    }),
    { numRuns: 60 },
  );
  // A run without a disbursal says little.
  expect(found).toBeGreaterThan(20);
});

test('taking a filter away never removes a row', async () => {
  const token = await adminToken(server, 2);
  await fc.assert(
    fc.asyncProperty(days, basis, filters, async (period, by, filter) => {
      const { status: _, ...others } = filter;
      const scope = buildApplicationScope(by, period);
      const narrow = by === 'application' ? filter : others;
      const all = (await list('applications', scope, 1000, token)).map(({ id }) => id);
      for (const name of Object.keys(narrow)) {
        const wide = Object.fromEntries(Object.entries(narrow).filter(([key]) => key !== name));
        const few = await list('applications', { ...narrow, ...scope }, 1000, token);
        const many = await list('applications', { ...wide, ...scope }, 1000, token);
        const ofMany = new Set(many.map(({ id }) => id));
        expect(few.filter(({ id }) => !ofMany.has(id))).toEqual([]);
        expect(many.filter(({ id }) => !all.includes(id))).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
});

/** Checks that no step of a funnel counts more than the one before. */
function expectFunnel(rows: readonly Outcome[]): void {
  for (const { applications, approved, disbursals, disbursed_amount } of rows) {
    expect(approved).toBeLessThanOrEqual(applications);
    expect(disbursals).toBeLessThanOrEqual(approved);
    expect(disbursed_amount > 0).toBe(disbursals > 0);
  }
}

interface PartnerOutcome extends Outcome {
  readonly partner_id: number;
}

const sumOutcomes = (rows: readonly Outcome[]) => ({
  applications: sum(rows, ({ applications }) => applications),
  approved: sum(rows, ({ approved }) => approved),
  disbursals: sum(rows, ({ disbursals }) => disbursals),
  paise: sum(rows, (row) => toPaise(row.disbursed_amount)),
});

test('both dashboards and the products reports split the same applications', async () => {
  const [token, own] = [await adminToken(server, 2), await partnerToken(server)];
  await fc.assert(
    fc.asyncProperty(days, async (period) => {
      const query = new URLSearchParams(period);
      const admin = await read(`/api/admin/summary?${query}`, token);
      const report = await read(`/api/admin/products-report?${query}`, token);
      const partner = await read(`/api/partner/summary?${query}`, own);
      const everybody = sumOutcomes([admin]);
      for (const rows of [
        admin.by_lender,
        admin.by_partner,
        admin.by_product,
        report.products,
        report.lenders,
      ]) {
        expectFunnel(rows);
        expect(sumOutcomes(rows)).toEqual(everybody);
      }
      const isOwn = ({ partner_id }: PartnerOutcome) => partner_id === 1;
      expect(sumOutcomes(Array.from<PartnerOutcome>(admin.by_partner).filter(isOwn))).toEqual(
        sumOutcomes([partner]),
      );
      expectFunnel([admin, partner, ...partner.by_lender]);
      expect(sumOutcomes(partner.by_lender)).toEqual(sumOutcomes([partner]));
      for (const [summary, caller] of [
        [admin, token],
        [partner, own],
      ] as const) {
        const rows = await list(
          'applications',
          buildApplicationScope('application', period),
          25,
          caller,
        );
        expect(summary.applications).toBe(rows.length);
        expect(sum(Array.from<{ count: number }>(summary.by_status), ({ count }) => count)).toBe(
          rows.length,
        );
        expect(sum(Array.from<Outcome>(summary.by_day), ({ applications }) => applications)).toBe(
          rows.length,
        );
      }
      const [cell] = report.lenders;
      if (!cell) return;
      query.set('lender_id', String(cell.lender_id));
      query.set('product', String(cell.product));
      expect(await read(`/api/admin/application-totals?${query}`, token)).toEqual({
        count: cell.applications,
        amount: cell.amount,
        disbursals: cell.disbursals,
        disbursed_amount: cell.disbursed_amount,
      });
    }),
    { numRuns: 12 },
  );
});

test('what a period earned is the sum of its rows, by any basis and filters', async () => {
  const token = await adminToken(server, 2);
  interface Earned {
    readonly revenue: number;
    readonly payout: number;
  }
  const own = fc.record(
    { kind: some(...getOptionIds('ledgerKind')), lender_id: ids, partner_id: some(1, 2, 3) },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(days, basis, own, size, async (period, by, filter, perPage) => {
      const within = { [`${by}_day_gte`]: period.from, [`${by}_day_lte`]: period.to };
      const rows = await list<Earned>('earnings', { ...filter, ...within }, perPage, token);
      const search = new URLSearchParams({ ...period, basis: by });
      for (const [name, value] of Object.entries(filter)) search.set(name, String(value));
      expect(await read(`/api/admin/earning-totals?${search}`, token)).toEqual({
        count: rows.length,
        revenue: sum(rows, ({ revenue }) => toPaise(revenue)) / 100,
        payout: sum(rows, ({ payout }) => toPaise(payout)) / 100,
      });
    }),
    { numRuns: 30 },
  );
});

test('reports count applications by their own day, and what is earned by the payout’s', async () => {
  const token = await adminToken(server, 2);
  for (const [name, byDefault] of [
    ['application-totals', 'application'],
    ['earning-totals', 'disbursal'],
  ] as const)
    expect(await read(`/api/admin/${name}`, token)).toEqual(
      await read(`/api/admin/${name}?basis=${byDefault}`, token),
    );
});
