import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSlabs, findGaps, findOverlaps, findUnreachable } from './slabChecks';
import { findSlab } from './slabs';
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

const low = slab(null, 99_999);
const middle = slab(1_00_000, 5_00_000);
const high = slab(5_00_000, null);

describe('findOverlaps', () => {
  test('finds none between neighbours, whether they share a bound or not', () => {
    expect(findOverlaps([low, middle, high])).toEqual([]);
  });

  test('names both slabs and the amounts they share', () => {
    const wide = slab(4_00_000, null);
    expect(findOverlaps([middle, wide, high])).toEqual([
      { first: middle, second: wide, from: 4_00_000, upTo: 5_00_000 },
      { first: wide, second: high, from: 5_00_000, upTo: null },
    ]);
  });

  test.each([
    ['another revenue type', { revenue_type_id: 2 }],
    ['an inactive slab', { status: 0 }],
    ['other numbers of disbursals', { slab_number_min: 10 }],
    ['other ticket sizes', { ats_max: 1000 }],
  ])('is silent on %s', (_name, rest) => {
    const one = slab(0, 100, { slab_number_max: 10, ats_min: 1000 });
    expect(findOverlaps([one, { ...one, slab_number_max: null, ats_min: null, ...rest }])).toEqual(
      [],
    );
    expect(findOverlaps([one, { ...one }])).toHaveLength(1);
  });
});

describe('findGaps', () => {
  test('finds none between neighbours that share a bound or follow by one rupee', () => {
    expect(findGaps([high, low, middle])).toEqual([]);
  });

  test('names what no active slab of the type covers', () => {
    expect(
      findGaps([
        high,
        { ...middle, status: 0 },
        low,
        slab(6_00_000, 7_00_000, { revenue_type_id: 2 }),
      ]),
    ).toEqual([{ revenue_type_id: 1, from: 1_00_000, upTo: 4_99_999 }]);
  });

  test('skips a short slab inside a long one', () => {
    expect(findGaps([slab(0, 1000), slab(100, 200), slab(900, 2000)])).toEqual([]);
  });
});

const cuts = fc
  .uniqueArray(fc.nat(1_000_000), { minLength: 3, maxLength: 8 })
  .map((values) => values.toSorted((a, b) => a - b));

function partition(bounds: readonly number[]): RevenueSlab[] {
  return bounds
    .slice(1)
    .map((max, index) => slab(bounds[index] ?? null, max, { revenue_flat: index + 1 }));
}

test('slabs cut from one range have neither gap nor overlap, and each amount in it one slab', () => {
  fc.assert(
    fc.property(cuts, fc.nat(1_000_000), (bounds, amount) => {
      const slabs = partition(bounds);
      expect(findGaps(slabs)).toEqual([]);
      expect(findOverlaps(slabs)).toEqual([]);
      const inside = amount >= (bounds[0] ?? 0) && amount <= (bounds.at(-1) ?? 0);
      expect(findSlab(slabs, { amount }) !== undefined).toBe(inside);
    }),
  );
});

test('an amount in a gap that is named has no slab', () => {
  fc.assert(
    fc.property(cuts, fc.nat(5), (bounds, dropped) => {
      const slabs = partition(bounds).filter((_slab, index) => index !== dropped);
      for (const { from, upTo } of findGaps(slabs)) {
        expect(from).toBeLessThanOrEqual(upTo);
        expect(findSlab(slabs, { amount: from })).toBeUndefined();
        expect(findSlab(slabs, { amount: upTo })).toBeUndefined();
        expect(findSlab(slabs, { amount: from - 1 })).toBeDefined();
      }
    }),
  );
});

describe('findUnreachable', () => {
  test('names the slab and the one before that covers all of it', () => {
    const inner = slab(2_00_000, 3_00_000);
    expect(findUnreachable([middle, inner])).toEqual([{ slab: inner, coveredBy: [middle] }]);
    expect(findUnreachable([inner, middle])).toEqual([]);
  });

  test('finds none for another type, an inactive slab, or bounds that reach further', () => {
    const inner = slab(2_00_000, 3_00_000);
    expect(findUnreachable([{ ...middle, revenue_type_id: 2 }, inner])).toEqual([]);
    expect(findUnreachable([{ ...middle, status: 0 }, inner])).toEqual([]);
    expect(findUnreachable([{ ...middle, slab_number_max: 10 }, inner])).toEqual([]);
  });

  test('names the slabs that cover one together, in amount and in number', () => {
    const whole = slab(1, 200);
    const [first, second] = [slab(1, 100), slab(101, 200)];
    expect(findUnreachable([first, second, whole])).toEqual([
      { slab: whole, coveredBy: [first, second] },
    ]);
    const [few, many] = [
      slab(101, 300, { slab_number_max: 9 }),
      slab(50, 250, { slab_number_min: 10 }),
    ];
    expect(findUnreachable([first, few, many, whole])).toEqual([
      { slab: whole, coveredBy: [first, few, many] },
    ]);
  });

  test('finds none where the slabs before leave out a rupee, a number or a ticket size', () => {
    const whole = slab(1, 200);
    expect(findUnreachable([slab(1, 100), slab(102, 200), whole])).toEqual([]);
    const [few, many] = [
      slab(101, 200, { slab_number_max: 9 }),
      slab(101, 200, { slab_number_min: 11 }),
    ];
    expect(findUnreachable([slab(1, 100), few, many, whole])).toEqual([]);
    const [small, large] = [slab(1, 200, { ats_max: 99 }), slab(1, 200, { ats_min: 100 })];
    expect(findUnreachable([small, large, whole])).toEqual([]);
    expect(findUnreachable([small, { ...large, ats_min: 99 }, whole])).toHaveLength(1);
  });

  test('no disbursal is paid by a slab that it names', () => {
    const bound = fc.option(fc.nat(20));
    const slabs = fc.array(
      fc
        .tuple(bound, bound, bound)
        .map(([min, max, number]) => slab(min, max, { slab_number_min: number })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(slabs, fc.nat(20), fc.nat(20), (all, amount, number) => {
        const found = findSlab(all, { amount, number, ats: amount });
        for (const { slab: dead } of findUnreachable(all)) expect(found).not.toBe(dead);
      }),
    );
  });
});

test('a slab that is never reached overlaps none of those that cover it', () => {
  const inner = slab(2_00_000, 3_00_000);
  expect(checkSlabs([low, middle, inner])).toEqual({
    unreachable: [{ slab: inner, coveredBy: [middle] }],
    overlaps: [],
    gaps: [],
  });
});
