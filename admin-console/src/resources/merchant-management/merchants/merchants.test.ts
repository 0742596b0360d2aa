import type { Partner } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { listMerchants, sumFigures } from './merchants';

const partner = (id: number): Partner => ({
  id,
  name: `P${id}`,
  title: `Partner ${id}`,
  url_segment: `p${id}`,
  revenue_percent: 50,
  revenue_flat_fee: null,
  utm_id: '',
  status: 1,
});
const figures = (partner_id: number) => ({
  partner_id,
  name: 'as the report calls it',
  applications: 3,
  approved: 2,
  disbursals: 2,
  disbursed_amount: 100_000,
  payout: 1234.5,
});

test('a partner has its own name and figures', () => {
  expect(listMerchants([partner(1)], [figures(1)])).toMatchObject([
    { id: 1, name: 'P1', applications: 3, payout: 1234.5, activity: 'active' },
  ]);
});

test('a partner without figures is listed with zeros', () => {
  const merchants = listMerchants([partner(1), partner(2)], [figures(1)]);
  expect(merchants[1]).toMatchObject({
    id: 2,
    applications: 0,
    disbursed_amount: 0,
    activity: 'idle',
  });
  expect(sumFigures(merchants)).toEqual(sumFigures(merchants.slice(0, 1)));
});
