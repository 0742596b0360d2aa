import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFER_METRICS, rankOffers } from './rankOffers';
import type { RankedOffer } from './rankOffers';

function offer(name: string, values: Partial<RankedOffer> = {}): RankedOffer {
  return {
    lender_id: 1,
    name,
    apr: 15,
    emi: 5000,
    total_cost: 9000,
    amount: 1_00_000,
    tenure_months: 24,
    ...values,
  };
}

const small = offer('Small', { amount: 50_000, total_cost: 4000, emi: 3000, apr: 18 });
const cheap = offer('Cheap', { apr: 12, tenure_months: 36, emi: 4000 });
const quick = offer('Quick', {
  tenure_months: 6,
  emi: 17_000,
  amount: 2_00_000,
  apr: 24,
  total_cost: 12_000,
});

test.each([
  ['apr', ['Cheap', 'Quick', 'Small']],
  ['emi', ['Cheap', 'Quick', 'Small']],
  ['total_cost', ['Cheap', 'Quick', 'Small']],
  ['amount', ['Quick', 'Cheap', 'Small']],
  ['tenure', ['Quick', 'Cheap', 'Small']],
] as const)('by %s, a smaller loan after those of the full amount', (metric, expected) => {
  expect(rankOffers([quick, small, cheap], metric, 1_00_000).map(({ name }) => name)).toEqual(
    expected,
  );
});

test('equal offers are ordered by name and id, whatever their priority or special offer', () => {
  const offers = [
    { ...offer('Beta'), priority: 1, so_status: 1 },
    { ...offer('Alpha', { lender_id: 9 }), priority: 99, so_status: 0 },
    { ...offer('Alpha', { lender_id: 2 }), priority: 98, so_status: 0 },
  ];
  expect(
    rankOffers(offers, 'apr', 1_00_000).map(({ name, lender_id }) => `${name} ${lender_id}`),
  ).toEqual(['Alpha 2', 'Alpha 9', 'Beta 1']);
});

const anyOffer = fc.record({
  lender_id: fc.nat(5),
  name: fc.constantFrom('A', 'B', 'C'),
  apr: fc.nat(3),
  emi: fc.nat(3),
  total_cost: fc.nat(3),
  amount: fc.nat(3),
  tenure_months: fc.nat(3),
});

test('the order does not depend on the order given, and the list given is left alone', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyOffer, { selector: ({ lender_id }) => lender_id }),
      fc.constantFrom(...OFFER_METRICS),
      (offers, metric) => {
        const given = [...offers];
        const ranked = rankOffers(offers, metric, 2);
        expect(rankOffers(offers.toReversed(), metric, 2)).toEqual(ranked);
        const firstSmaller = ranked.findIndex(({ amount }) => amount < 2);
        expect(
          firstSmaller < 0 || ranked.slice(firstSmaller).every(({ amount }) => amount < 2),
        ).toBe(true);
        expect(offers).toEqual(given);
      },
    ),
  );
});
