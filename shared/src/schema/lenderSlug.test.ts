import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getUniqueSlug, RESERVED_SLUGS, toSlug } from './lenderSlug';

const names = fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/);

describe('the address of a lender', () => {
  it.each([
    ['Chandrika-Gold', 'chandrika-gold'],
    ['Surya_Finance--2', 'surya-finance-2'],
    ['-Bank-', 'bank'],
    ['___', 'lender'],
    ['Offers', 'offers-lender'],
    ['LENDERS_TRANSACTION', 'lenders-transaction-lender'],
  ])('of %s is %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  it('is never that of a page, is valid in a URL, and finds the same lender', () => {
    fc.assert(
      fc.property(fc.oneof(names, fc.constantFrom(...RESERVED_SLUGS)), (name) => {
        const slug = toSlug(name);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(RESERVED_SLUGS).not.toContain(slug);
        expect(toSlug(slug)).toBe(slug);
      }),
    );
  });

  it('is never that of another lender', () => {
    expect(getUniqueSlug('A_B', new Set(['a-b', 'a-b-2']))).toBe('a-b-3');
    fc.assert(
      fc.property(names, fc.array(names), (name, others) => {
        const taken = new Set(others.map((other) => toSlug(other)));
        expect(taken.has(getUniqueSlug(name, taken))).toBe(false);
      }),
    );
  });
});
