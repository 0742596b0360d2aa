import { RESERVED_SEGMENTS, RESERVED_SLUGS, toSlug } from '@marketplace/shared/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { ROUTES, findRoute } from './routes';

const below = ROUTES.filter(({ path }) => path.startsWith(`${paths.next}/`));

describe('pages below /user', () => {
  it('are found by their own addresses, before any lender’s page', () => {
    for (const { path } of ROUTES) expect(findRoute(path).path).toBe(path);
  });

  it('have first parts that no lender’s address can be', () => {
    const named = below
      .map(({ path }) => path.split('/')[2] ?? '')
      .filter((part) => part[0] !== ':');
    expect(RESERVED_SLUGS).toEqual(expect.arrayContaining(named));
  });

  it('of a lender are found for every name that a lender can have', () => {
    const name = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/),
      fc.constantFrom(...RESERVED_SLUGS),
    );
    fc.assert(
      fc.property(name, (given) => {
        const slug = toSlug(given);
        expect(findRoute(`/user/${slug}`).path).toBe(paths.lender);
        expect(findRoute(`/user/${slug}/declined`).path).toBe(paths.lenderDeclined);
        expect(findRoute(`/user/${slug}/code`).path).toBe(paths.lenderCode);
        expect(findRoute(`/user/lenders-transaction/${slug}`).path).toBe(paths.handOver);
      }),
    );
  });
});

it('have first parts that no partner’s address can be', () => {
  const named = ROUTES.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean);
  expect(RESERVED_SEGMENTS).toEqual(expect.arrayContaining(named));
});
