import { getTranslator } from '@marketplace/shared/i18n';
import { expect, test } from 'vitest';
import { buildStatusAddress } from './addresses';
import { computeApprovalRate, buildFigures } from './figures';
import type { Summary } from './loadSummary';

const summary = (part: Partial<Summary>): Summary => ({
  from: '2026-03-01',
  to: '2026-03-07',
  leads: 0,
  applications: 0,
  approved: 0,
  disbursals: 0,
  disbursed_amount: 0,
  revenue: 0,
  partner_payout: 0,
  by_day: [],
  by_status: [],
  by_lender: [],
  by_partner: [],
  by_product: [],
  ...part,
});
const speak = { language: 'en', translate: getTranslator('en') } as const;

test('money is shown in lakh and crore, with the exact figure', () => {
  const figures = buildFigures(summary({ disbursed_amount: 12_345_678 }), undefined, speak);
  expect(figures[3]).toMatchObject({ value: '₹1.23 crore', exact: '₹1,23,45,678' });
});

test('the rate of no applications is not 0', () => {
  expect(computeApprovalRate({ approved: 0, applications: 0 })).toBeUndefined();
  expect(buildFigures(summary({}), undefined, speak)[2]?.value).toBe('–');
  expect(buildFigures(summary({ approved: 1, applications: 3 }), undefined, speak)[2]?.value).toBe(
    '33.3%',
  );
});

test('changes compare with the previous period, and are absent without it', () => {
  const now = summary({ leads: 30, approved: 6, applications: 10 });
  const before = summary({ leads: 20, approved: 4, applications: 10 });
  const [leads, applications, rate] = buildFigures(now, before, speak);
  expect(leads?.change).toEqual({ kind: 'up', by: 0.5 });
  expect(applications?.change).toEqual({ kind: 'same' });
  expect(rate?.change?.kind).toBe('up');
  expect(buildFigures(now, undefined, speak)[0]?.change).toBeUndefined();
});

test('the disbursed of the status panel are those of the period’s applications, paid whenever', () => {
  const { from, to } = summary({});
  const search = new URL(buildStatusAddress({ from, to }, 'disbursed'), 'http://x').searchParams;
  expect(Object.fromEntries(search)).toEqual({
    from,
    to,
    filter: '{"status":["disbursed"]}',
  });
});

test('revenue and payout open what the applications of the period have earned', () => {
  const [, , , disbursed, revenue, payout] = buildFigures(summary({}), undefined, speak);
  expect(revenue?.to).toBe('/earnings?from=2026-03-01&to=2026-03-07&basis=application');
  expect(payout?.to).toBe(revenue?.to);
  expect(disbursed?.to).toContain('/internal-report');
});
