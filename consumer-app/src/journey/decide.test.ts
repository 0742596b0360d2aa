import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '../common/paths';
import { PRODUCT_TYPES, type ProductType } from '../common/products';
import { decide } from './decide';
import type { Completed, Facts } from './facts';
import { PLACES } from './places';

const NOTHING: Completed = { personal: false, business: false, gold: false, housing: false };
const stranger: Facts = {
  userId: false,
  verified: false,
  codeSent: false,
  ended: false,
  product: undefined,
  completed: undefined,
  wanted: undefined,
  startWithProducts: false,
  lenderDeployment: false,
  lenderKey: false,
};
const known: Facts = { ...stranger, userId: true, codeSent: true };
const verified: Facts = { ...known, codeSent: false, verified: true, completed: NOTHING };
const personal: Facts = { ...verified, product: 'Personal Loans' };
const finished: Facts = { ...personal, completed: { ...NOTHING, personal: true } };
const show = 'show';
const wait = 'wait';

it.each<[string, Facts, string, string]>([
  ['no user id', stranger, paths.offers, paths.start],
  ['no user id', stranger, paths.products, paths.start],
  ['not verified', known, paths.profile, paths.verification],
  ['not verified', known, paths.products, paths.verification],
  ['no code sent', { ...known, codeSent: false }, paths.verification, paths.login],
  ['no product', verified, paths.offers, paths.products],
  ['no product', verified, paths.profile, paths.products],
  ['another product', { ...verified, product: 'Credit Cards' }, paths.profile, paths.products],
  ['unfinished', personal, paths.offers, paths.profile],
  ['unfinished', personal, paths.profile, show],
  ['finished', finished, paths.offers, show],
  ['finished, edits', finished, paths.profile, show],
  ['token refused', { ...known, ended: true }, paths.offers, paths.login],
  ['anyone', stranger, paths.terms, show],
  ['anyone', stranger, '/user/nothing-here', show],
  ['anyone', stranger, '/campusid', show],
  ['sign-in with a live session', finished, paths.login, paths.offers],
  ['sign-in with a live session', personal, '/campusid', paths.profile],
  ['after the code, finished', finished, paths.verification, paths.offers],
  ['after the code, unfinished', personal, paths.verification, paths.profile],
  ['after the code, no product', verified, paths.verification, paths.products],
  [
    'business, finished',
    { ...finished, product: 'Business Loans', completed: { ...NOTHING, business: true } },
    paths.next,
    paths.offers,
  ],
  ['business, unfinished', { ...personal, product: 'Business Loans' }, paths.next, paths.profile],
  ['cards', { ...verified, product: 'Credit Cards' }, paths.next, paths.creditCards],
  ['cards without a choice', verified, paths.creditCards, show],
  [
    'a lender’s own deployment, key kept',
    { ...finished, lenderDeployment: true, lenderKey: true },
    paths.login,
    paths.offers,
  ],
  ['profile not fetched', { ...personal, completed: undefined }, paths.offers, wait],
  ['profile not fetched', { ...personal, completed: undefined }, paths.next, wait],
  ['wanted', { ...finished, wanted: '/user/user-detail' }, paths.verification, paths.profile],
  ['wanted, not allowed', { ...personal, wanted: paths.offers }, paths.login, paths.profile],
  ['wanted, elsewhere', { ...finished, wanted: '/nowhere/at/all' }, paths.login, paths.offers],
  [
    'wanted, with query',
    { ...verified, wanted: '/credit-cards?a=1' },
    paths.login,
    '/credit-cards?a=1',
  ],
  ['products first', { ...stranger, startWithProducts: true }, paths.start, show],
  ['products first', { ...verified, startWithProducts: true }, paths.products, paths.start],
  [
    'products first, one chosen',
    { ...stranger, startWithProducts: true, product: 'Personal Loans' },
    paths.next,
    paths.login,
  ],
])('%s at %#', (_, facts, path, expected) => {
  const decision = decide(facts, path);
  expect(decision.do === 'go' ? decision.to : decision.do).toBe(expected);
});

const completed = fc.record({
  personal: fc.boolean(),
  business: fc.boolean(),
  gold: fc.boolean(),
  housing: fc.boolean(),
});
const address = fc.oneof(
  fc.constantFrom(...PLACES.map(({ path }) => path)),
  fc.constantFrom('/campusid', '/a/b/c', '/user/nothing', '/credit-cards?x=1', '/login/'),
);
const anyFacts: fc.Arbitrary<Facts> = fc.record({
  userId: fc.boolean(),
  verified: fc.boolean(),
  codeSent: fc.boolean(),
  ended: fc.boolean(),
  product: fc.option(fc.constantFrom(...PRODUCT_TYPES), { nil: undefined }),
  completed: fc.option(completed, { nil: undefined }),
  wanted: fc.option(address, { nil: undefined }),
  startWithProducts: fc.boolean(),
  lenderDeployment: fc.boolean(),
  lenderKey: fc.boolean(),
});

/** Follows decisions to where a page is shown, or waited for. */
function settle(facts: Facts, from: string): { at: string; redirects: number; waits: boolean } {
  let at = from;
  for (let redirects = 0; redirects < 10; redirects += 1) {
    const decision = decide(facts, at);
    if (decision.do !== 'go') return { at, redirects, waits: decision.do === 'wait' };
    at = decision.to;
  }
  throw new Error(`No end from ${from}: ${JSON.stringify(facts)}`);
}

it('never loops, and needs three redirects at most', () => {
  fc.assert(
    fc.property(anyFacts, address, (facts, path) => {
      expect(settle(facts, path).redirects).toBeLessThanOrEqual(3);
    }),
    { numRuns: 3000 },
  );
});

it('waits only for a profile that is to come', () => {
  fc.assert(
    fc.property(anyFacts, completed, address, (facts, flags, path) => {
      const { waits } = settle(facts, path);
      expect(waits && (!facts.verified || facts.completed !== undefined)).toBe(false);
      expect(settle({ ...facts, completed: flags }, path).waits).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

/** What the one next action of a page does, for a person who wants a product. */
function act(at: string, facts: Facts, product: ProductType): { facts: Facts; to: string } {
  const [bare] = at.split('?');
  if (bare === paths.verification) {
    const completed = facts.completed ?? NOTHING;
    return {
      facts: { ...facts, verified: true, ended: false, codeSent: false, completed },
      to: at,
    };
  }
  if (bare === paths.products || (bare === paths.start && facts.startWithProducts))
    return { facts: { ...facts, product }, to: paths.next };
  if (bare === paths.profile)
    return { facts: { ...facts, completed: { ...NOTHING, personal: true } }, to: paths.next };
  return { facts: { ...facts, userId: true, codeSent: true }, to: paths.verification };
}

it('strands nobody: next actions alone lead to the offers or the cards', () => {
  const goals: readonly string[] = [
    paths.offers,
    paths.creditCards,
    paths.securedCards,
    paths.unsecuredCards,
  ];
  const wishes = fc.constantFrom<ProductType>('Personal Loans', 'Business Loans', 'Credit Cards');
  const doors = fc.constantFrom(
    ...PLACES.filter((place) => place.kind !== 'open').map(({ path }) => path),
    '/campusid',
  );
  fc.assert(
    fc.property(anyFacts, doors, wishes, (start, door, wish) => {
      let facts: Facts = start.verified
        ? { ...start, userId: true, completed: start.completed ?? NOTHING }
        : start;
      let { at } = settle(facts, door);
      for (let step = 0; step < 8 && !goals.includes(at.split('?')[0] ?? ''); step += 1) {
        // What was wanted is forgotten once it is shown, as the app does.
        const wanted = facts.wanted === at ? undefined : facts.wanted;
        const next = act(at, { ...facts, wanted }, wish);
        facts = next.facts;
        at = settle(facts, next.to).at;
      }
      expect(goals).toContain(at.split('?')[0]);
    }),
    { numRuns: 3000 },
  );
});
