import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countFilters,
  NO_FILTERS,
  type OfferFilters,
  parseFilters,
  passesFilters,
  serializeFilters,
} from './offerFilters';

const OFFER = { amount: 1_00_000, emi: 5_000, processing_fee: 2_000, hours_to_money: 48 };

it.each<[Partial<OfferFilters>, boolean]>([
  [{}, true],
  [{ emi: 5_000 }, true],
  [{ emi: 4_999 }, false],
  [{ fee: 2 }, true],
  [{ fee: 1 }, false],
  [{ fee: 0 }, false],
  [{ days: 2 }, true],
  [{ days: 1 }, false],
  [{ full: true }, true],
  [{ emi: 5_000, fee: 1 }, false],
])('%j passes an offer of ₹5,000 a month, 2 %% fee and two days: %s', (filters, passes) => {
  expect(passesFilters(OFFER, { ...NO_FILTERS, ...filters }, 1_00_000)).toBe(passes);
});

it('passes no smaller loan as full, and no unknown time as quick', () => {
  expect(passesFilters(OFFER, { ...NO_FILTERS, full: true }, 1_50_000)).toBe(false);
  const unknown = { ...OFFER, hours_to_money: null };
  expect(passesFilters(unknown, { ...NO_FILTERS, days: 7 }, 1_00_000)).toBe(false);
});

const limit = fc.option(fc.nat(1_00_000));

it('reads back what it has written, and nothing else as a limit', () => {
  fc.assert(
    fc.property(
      fc.record({ full: fc.boolean(), emi: limit, fee: limit, days: limit }),
      (filters) => {
        expect(parseFilters(serializeFilters(filters))).toEqual(filters);
        expect(countFilters(filters)).toBe(
          [filters.full || null, filters.emi, filters.fee, filters.days].filter(
            (one) => one !== null,
          ).length,
        );
      },
    ),
  );
  for (const text of [undefined, '', 'full|x|-1|Infinity', '|||'])
    expect(parseFilters(text)).toMatchObject({ emi: null, fee: null, days: null });
});
