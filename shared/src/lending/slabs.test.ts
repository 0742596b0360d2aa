import { describe, expect, test } from 'vitest';
import { computePartnerShare, computeDisbursalRevenue, findSlab } from './slabs';
import type { RevenueSlab } from './slabs';

function slab(
  min: number | null,
  max: number | null,
  rest: Partial<RevenueSlab> = {},
): RevenueSlab {
  return {
    revenue_type_id: 1,
    status: 1,
    slab_disbursed_min: min,
    slab_disbursed_max: max,
    ...rest,
  };
}

const low = slab(null, 99_999, { revenue_percent: 1 });
const middle = slab(1_00_000, 5_00_000, { revenue_percent: 2, revenue_flat: 100 });
const high = slab(5_00_000, null, { revenue_percent: 2.125 });

describe('findSlab', () => {
  test.each([
    [1, low],
    [99_999, low],
    [99_999.5, low],
    [1_00_000, middle],
    [5_00_000, middle],
    [5_00_001, high],
  ])('₹%d', (amount, expected) => {
    expect(findSlab([low, middle, high], { amount })).toBe(expected);
  });

  test('passes over inactive slabs and finds none outside all of them', () => {
    expect(findSlab([{ ...middle, status: 0 }], { amount: 2_00_000 })).toBeUndefined();
    expect(findSlab([middle], { amount: 99_999 })).toBeUndefined();
  });

  test('checks number and ticket size where the slab bounds them, also when they are unknown', () => {
    const bounded = slab(null, null, { slab_number_min: 11, slab_number_max: 20, ats_min: 50_000 });
    expect(findSlab([bounded], { amount: 1, number: 11, ats: 50_000 })).toBe(bounded);
    expect(findSlab([bounded], { amount: 1, number: 10, ats: 50_000 })).toBeUndefined();
    expect(findSlab([bounded], { amount: 1, number: 20, ats: 49_999 })).toBeUndefined();
    expect(findSlab([bounded], { amount: 1 })).toBeUndefined();
  });
});

describe('computeDisbursalRevenue', () => {
  test.each([
    [50_000, 500],
    [1_00_000, 2100],
    [333_333.33, 6766.67],
    [50_00_000, 106250],
  ])('₹%d earns ₹%d', (amount, expected) => {
    expect(computeDisbursalRevenue({ amount }, [low, middle, high])).toBe(expected);
  });

  test('adds up one slab of each revenue type', () => {
    const perLead = slab(null, null, { revenue_type_id: 2, revenue_flat: 250.5 });
    expect(
      computeDisbursalRevenue({ amount: 50_000 }, [low, perLead, { ...perLead, revenue_flat: 9 }]),
    ).toBe(750.5);
    expect(computeDisbursalRevenue({ amount: 50_000 }, [])).toBe(0);
  });
});

test.each([
  [1000, { revenue_percent: 40, revenue_flat_fee: 50 }, 450],
  [333.33, { revenue_percent: 33.333, revenue_flat_fee: null }, 111.11],
  [1000, { revenue_percent: null, revenue_flat_fee: null }, 0],
])('of ₹%d a partner on %o receives ₹%d', (revenue, terms, expected) => {
  expect(computePartnerShare(revenue, terms)).toBe(expected);
});
