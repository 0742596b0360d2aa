import { expectTypeOf, test } from 'vitest';
import type { Lender, LenderRevenue, Partner } from '../schema';
import type { PartnerTerms, RevenueSlab } from './slabs';
import type { LenderTerms } from './terms';

// The compiler judges these: a record that no longer fits fails the type check.
test('stored lender, revenue and partner records are taken as they are', () => {
  expectTypeOf<Lender>().toExtend<LenderTerms>();
  expectTypeOf<LenderRevenue>().toExtend<RevenueSlab>();
  expectTypeOf<Partner>().toExtend<PartnerTerms>();
});
