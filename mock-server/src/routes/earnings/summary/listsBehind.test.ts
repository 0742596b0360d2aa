import * as fc from 'fast-check';
import { addDays, getIndianDayStart } from '@marketplace/shared/format';
import { COUNTED_LEAD_STAGES } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '200' });

interface Row {
  readonly disbursed_amount: number | null;
}

const paise = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + Math.round((row.disbursed_amount ?? 0) * 100), 0);

/** Loads all rows of a list, as an export of it does. */
async function list(resource: string, filter: object): Promise<Row[]> {
  const search = new URLSearchParams({ range: '[0,999]', filter: JSON.stringify(filter) });
  const token = await adminToken(server, 2);
  const { status, body } = await server.ask('GET', `/api/rest/${resource}?${search}`, { token });
  expect(status).toBe(200);
  return Array.isArray(body) ? Array.from<Row>(body) : [];
}

/** Returns the parsed `data` of a call, for use with matchers. */
async function read(path: string) {
  const { body } = await server.ask('GET', path, { token: await adminToken(server, 2) });
  return Object(body).data;
}

/** Counts the lists behind the figures of a row of the dashboard. */
async function countLists(from: string, to: string, own: object) {
  const created = {
    created_at_gte: getIndianDayStart(from),
    created_at_lt: getIndianDayStart(addDays(to, 1)),
  };
  const applications = await list('applications', { ...own, ...created });
  const approved = { ...own, ...created, status: ['approved', 'disbursed'] };
  const disbursals = await list('applications', { ...own, ...created, status: ['disbursed'] });
  return {
    applications: applications.length,
    approved: (await list('applications', approved)).length,
    disbursals: disbursals.length,
    paise: paise(disbursals),
  };
}

const getFigures = (row: { disbursed_amount: number }) => {
  const { applications, approved, disbursals } = Object(row);
  return {
    applications,
    approved,
    disbursals,
    paise: Math.round(row.disbursed_amount * 100),
  };
};

test('every figure of any month agrees with its list, its export and the reports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 90 }), async (ago) => {
      const to = addDays(getIndianToday(), -ago);
      const from = addDays(to, -29);
      const query = `from=${from}&to=${to}`;
      const summary = await read(`/api/admin/summary?${query}`);
      expect(getFigures(summary)).toEqual(await countLists(from, to, {}));
      const leads = await list('leads', {
        created_at_gte: getIndianDayStart(from),
        created_at_lt: getIndianDayStart(addDays(to, 1)),
        stage: [...COUNTED_LEAD_STAGES],
      });
      expect(summary.leads).toBe(leads.length);
      for (const [rows, key] of [
        [summary.by_product, 'product'],
        [summary.by_partner, 'partner_id'],
        [Array.from<object>(summary.by_lender).slice(0, 3), 'lender_id'],
      ] as const)
        for (const row of rows)
          expect(getFigures(row), `${key} ${row[key]}`).toEqual(
            await countLists(from, to, { [key]: [row[key]] }),
          );
      const report = await read(`/api/admin/products-report?${query}`);
      for (const row of summary.by_product)
        expect(report.products).toContainEqual(expect.objectContaining(row));
      const totals = await read(`/api/admin/application-totals?${query}&status=disbursed`);
      expect(totals).toMatchObject({
        count: summary.disbursals,
        disbursals: summary.disbursals,
        disbursed_amount: summary.disbursed_amount,
      });
    }),
    { numRuns: 4 },
  );
}, 60_000);

test('revenue and payout are the sums of the earnings behind them', async () => {
  const to = getIndianToday();
  const from = addDays(to, -59);
  const query = `from=${from}&to=${to}`;
  const { revenue, partner_payout, by_partner } = await read(`/api/admin/summary?${query}`);
  const within = { application_day_gte: from, application_day_lte: to };
  const rows = await list('earnings', within);
  const sum = (field: 'revenue' | 'payout') =>
    rows.reduce((total, row) => total + Math.round(100 * Number(Object(row)[field])), 0) / 100;
  expect({ revenue: sum('revenue'), partner_payout: sum('payout') }).toEqual({
    revenue,
    partner_payout,
  });
  expect(await read(`/api/admin/earning-totals?${query}&basis=application`)).toEqual({
    count: rows.length,
    revenue,
    payout: partner_payout,
  });
  const [{ partner_id, payout }] = by_partner;
  const own = await read(
    `/api/admin/earning-totals?${query}&basis=application&partner_id=${partner_id}`,
  );
  expect(own.payout).toBe(payout);
  expect(revenue).toBeGreaterThan(0);
});

test('the partners together receive the payout, to the paisa', async () => {
  const { by_partner, partner_payout } = await read('/api/admin/summary');
  const payouts = Array.from<{ payout: number }>(by_partner).map(({ payout }) => payout);
  expect(payouts.reduce((sum, payout) => sum + Math.round(payout * 100), 0)).toBe(
    Math.round(partner_payout * 100),
  );
});
