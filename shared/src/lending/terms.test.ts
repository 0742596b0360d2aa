import { expectTypeOf, test } from 'vitest';
import type { Lender, LenderRevenue, Partner } from '../schema';
import type { PartnerTerms, RevenueSlab } from './commission/slabs';
import type { LenderTerms } from './terms';

// The type check tests these: it fails when a record no longer has the shape.
test('stored lender, revenue and partner records are taken as they are', () => {
  expectTypeOf<Lender>().toExtend<LenderTerms>();
  expectTypeOf<LenderRevenue>().toExtend<RevenueSlab>();
  expectTypeOf<Partner>().toExtend<PartnerTerms>();
});
