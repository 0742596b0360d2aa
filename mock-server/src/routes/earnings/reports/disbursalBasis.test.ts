import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toIndianDay } from '@marketplace/shared/format';
import { getIndianToday } from '../../../data/indianDay';
import type { ApplicationRecord } from '../../../data/records';
import { seedCollections } from '../../../seed';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { getDisbursalDay } from '../summary/disbursals';
import { computeTotals, groupFunnel, summarizeOutcome } from '../summary/totals';
import { groupByLender, groupByProduct } from './productsReport';

const BASES = ['disbursal', 'application'] as const;

interface Row {
  disbursals: number;
  disbursed_amount: number;
}

const paisa = (amount: number): number => Math.round(amount * 100);
const sumRows = (rows: readonly Row[]) => ({
  disbursals: rows.reduce((sum, row) => sum + row.disbursals, 0),
  paise: rows.reduce((sum, row) => sum + paisa(row.disbursed_amount), 0),
});

describe.each(BASES)('by %s, over HTTP', (basis) => {
  const server = testServer({ SEED_USERS: '200' });
  const read = async (path: string, query: string, token: string) =>
    Object((await server.ask('GET', `${path}?${query}`, { token })).body).data;

  test.each([
    [29, 0],
    [60, 31],
    [100, 0],
    [45, 45],
    [12, 6],
  ])('dashboard, reports and the partner’s own agree on %i to %i days ago', async (first, last) => {
    const from = addDays(getIndianToday(), -first);
    const query = `from=${from}&to=${addDays(getIndianToday(), -last)}&basis=${basis}`;
    const token = await adminToken(server);
    const summary = await read('/api/admin/summary', query, token);
    const expected = sumRows([summary]);
    const report = await read('/api/admin/products-report', query, token);
    const totals = await read('/api/admin/application-totals', query, token);
    expect(sumRows(summary.by_lender)).toEqual(expected);
    expect(sumRows(summary.by_partner)).toEqual(expected);
    expect(sumRows(report.products)).toEqual(expected);
    expect(sumRows(report.lenders)).toEqual(expected);
    expect(sumRows([totals])).toEqual(expected);

    const body = { email: 'partner@demo.in', password: 'Partner@123' };
    const partner = Object((await server.ask('POST', '/api/partner/login', { body })).body);
    const own = await read('/api/partner/summary', query, partner.token);
    const inReport = `${query}&partner_id=${partner.partner_id}`;
    const partners = await read('/api/admin/application-totals', inReport, token);
    expect(sumRows([own])).toEqual(sumRows([partners]));
    const row = Array.from<Row & { partner_id: number }>(summary.by_partner).filter(
      ({ partner_id }) => partner_id === partner.partner_id,
    );
    expect(sumRows(row)).toEqual(sumRows([own]));
  });

  test('is a parameter; without it the figures are by the day of the disbursal', async () => {
    const token = await adminToken(server);
    for (const path of ['summary', 'products-report', 'application-totals']) {
      const named = await read(`/api/admin/${path}`, 'basis=disbursal', token);
      expect(await read(`/api/admin/${path}`, '', token)).toEqual(named);
    }
  });
});

test('the sums agree to the paisa for any applications, period and basis', () => {
  const [example] = seedCollections({ users: 60 }).applications ?? [];
  if (!example) throw new Error('there are fixture applications');
  const start = '2026-01-01';
  const day = fc.integer({ min: 0, max: 60 });
  const application = fc
    .record({
      made: day,
      after: fc.integer({ min: 0, max: 20 }),
      paise: fc.integer({ min: 1, max: 5_00_00_000_00 }),
      lender_id: fc.integer({ min: 1, max: 4 }),
      product: fc.constantFrom('personal_loan', 'business_loan'),
      status: fc.constantFrom('applied', 'approved', 'disbursed', 'rejected'),
    })
    .map(({ made, after, paise, ...rest }): ApplicationRecord => ({
      ...example,
      ...rest,
      id: `${made}`,
      version: 1,
      created_at: `${addDays(start, made)}T08:00:00.000Z`,
      status_date: addDays(start, made + after),
      amount: paise / 100,
      disbursed_amount: rest.status === 'disbursed' ? paise / 100 : null,
    }));
  fc.assert(
    fc.property(
      fc.array(application, { maxLength: 40 }),
      day,
      day,
      fc.constantFrom(...BASES),
      (applications, a, b, basis) => {
        const period = {
          from: addDays(start, Math.min(a, b)),
          to: addDays(start, Math.max(a, b)),
          days: [],
          basis,
        };
        const within = (day: string): boolean => day >= period.from && day <= period.to;
        const toGroup = (one: ApplicationRecord, day: string) => {
          const paise = Math.round(one.amount * 100);
          return { ...one, day, count: 1, sums: { amount: paise, paid_out: paise } };
        };
        const made = applications
          .map((one) => toGroup(one, toIndianDay(one.created_at)))
          .filter(({ day }) => within(day));
        const paid = applications
          .filter(({ status }) => status === 'disbursed')
          .map((one) => toGroup(one, getDisbursalDay(one, basis)))
          .filter(({ day }) => within(day));
        const counted = { made, paid };
        const selected = { leads: [], ...counted };
        const names = new Map<number, string>();
        const summary = computeTotals(
          { byLender: counted, byDay: counted, leadsByDay: [], names },
          period,
        );
        const expected = sumRows([summary]);
        expect(sumRows([summarizeOutcome(counted)])).toEqual(expected);
        expect(sumRows(groupByProduct([], counted))).toEqual(expected);
        expect(sumRows(groupByLender(counted, applications, names))).toEqual(expected);
        expect(sumRows(summary.by_lender)).toEqual(expected);
        for (const getKey of [
          (one: Pick<ApplicationRecord, 'partner_id' | 'product'>): unknown => one.partner_id,
          (one: Pick<ApplicationRecord, 'partner_id' | 'product'>): unknown => one.product,
        ])
          expect(sumRows([...groupFunnel(selected, getKey).values()])).toEqual(expected);
      },
    ),
  );
});
