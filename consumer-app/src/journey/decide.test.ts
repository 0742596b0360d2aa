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
  started: undefined,
  wanted: undefined,
  startWithProducts: false,
  lenderDeployment: false,
  lenderKey: false,
};
const known: Facts = { ...stranger, userId: true, codeSent: true };
const verified: Facts = {
  ...known,
  codeSent: false,
  verified: true,
  completed: NOTHING,
  started: false,
};
const personal: Facts = { ...verified, product: 'Personal Loans' };
const begun: Facts = { ...personal, started: true };
const finished: Facts = { ...personal, completed: { ...NOTHING, personal: true } };
const business: Facts = {
  ...verified,
  product: 'Business Loans',
  completed: { ...NOTHING, business: true },
};
const gold: Facts = { ...verified, product: 'Gold Loans' };
const housing: Facts = { ...verified, product: 'Affordable Housing Loan' };
const insurance: Facts = { ...verified, product: 'Other Insurance' };
const forOneLender = { lenderDeployment: true, lenderKey: true };
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
  ['sign-in with a live session', personal, '/campusid', paths.welcomeBack],
  ['nothing to come back to', personal, paths.welcomeBack, paths.profile],
  ['something to come back to', begun, paths.welcomeBack, show],
  ['finished, comes back', finished, paths.welcomeBack, show],
  [
    'whether there is something is not known',
    { ...personal, started: undefined },
    paths.welcomeBack,
    wait,
  ],
  ['after the code, finished', finished, paths.verification, paths.offers],
  ['after the code, unfinished', begun, paths.verification, paths.welcomeBack],
  ['after the code, no product', verified, paths.verification, paths.products],
  ['business, finished', business, paths.next, paths.businessWelcomeBack],
  ['business, finished', business, paths.businessOffers, show],
  ['business, finished', business, paths.offers, paths.products],
  ['business, finished', business, paths.profile, paths.businessProfile],
  ['business, unfinished', { ...business, completed: NOTHING }, paths.next, paths.businessProfile],
  [
    'business, personal form finished',
    { ...business, completed: { ...NOTHING, personal: true } },
    paths.businessOffers,
    paths.businessProfile,
  ],
  [
    'business, unfinished',
    { ...business, completed: NOTHING },
    paths.businessWelcomeBack,
    paths.businessProfile,
  ],
  ['personal at the business form', personal, paths.businessProfile, paths.products],
  ['gold, unfinished', gold, paths.next, paths.goldForm],
  ['gold, unfinished', gold, paths.goldDone, paths.goldForm],
  [
    'gold, finished',
    { ...gold, completed: { ...NOTHING, gold: true } },
    paths.next,
    paths.goldDone,
  ],
  ['gold, a lender', gold, '/user/gold/chandrika-gold', show],
  ['gold, a visit', gold, '/user/gold/chandrika-gold/visit', show],
  ['another product at a gold lender', housing, '/user/gold/chandrika-gold', paths.products],
  ['housing, unfinished', housing, paths.next, paths.housingForm],
  ['housing at the gold form', housing, paths.goldForm, paths.products],
  ['insurance', insurance, paths.next, paths.insurance],
  ['insurance', insurance, paths.insuranceTransaction, show],
  ['student loan', { ...finished, product: 'Student Loans' }, paths.next, paths.offers],
  ['a card', verified, '/user/credit-card?id=3', show],
  ['cards', { ...verified, product: 'Credit Cards' }, paths.next, paths.creditCards],
  ['cards without a choice', verified, paths.creditCards, show],
  [
    'a lender’s own deployment, key kept',
    { ...finished, ...forOneLender },
    paths.login,
    paths.lenderSubmit,
  ],
  [
    'a lender’s own deployment, without the key',
    { ...finished, ...forOneLender, lenderKey: false },
    paths.login,
    paths.offers,
  ],
  ['a lender’s own deployment', { ...business, ...forOneLender }, paths.lenderSubmit, show],
  ['no lender’s deployment', business, paths.lenderSubmit, paths.businessOffers],
  [
    'a lender’s own deployment, unfinished',
    { ...personal, ...forOneLender },
    paths.lenderSubmit,
    paths.profile,
  ],
  ['profile not fetched', { ...personal, completed: undefined }, paths.offers, wait],
  ['profile not fetched', { ...personal, completed: undefined }, paths.next, wait],
  ['profile not fetched', { ...insurance, completed: undefined }, paths.next, paths.insurance],
  ['wanted', { ...finished, wanted: '/user/user-detail' }, paths.verification, paths.profile],
  ['wanted, not allowed', { ...personal, wanted: paths.offers }, paths.login, paths.welcomeBack],
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
  fc.constantFrom(
    '/campusid',
    '/user/gold/x',
    '/a/b/c',
    '/user/nothing',
    '/credit-cards?x=1',
    '/login/',
  ),
);
const anyFacts: fc.Arbitrary<Facts> = fc.record({
  userId: fc.boolean(),
  verified: fc.boolean(),
  codeSent: fc.boolean(),
  ended: fc.boolean(),
  product: fc.option(fc.constantFrom(...PRODUCT_TYPES), { nil: undefined }),
  completed: fc.option(completed, { nil: undefined }),
  started: fc.option(fc.boolean(), { nil: undefined }),
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
    fc.property(anyFacts, completed, fc.boolean(), address, (facts, flags, started, path) => {
      const { waits } = settle(facts, path);
      const known = facts.completed !== undefined && facts.started !== undefined;
      expect(waits && (!facts.verified || known)).toBe(false);
      expect(settle({ ...facts, completed: flags, started }, path).waits).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

/** What the one next action of a page does, for a person who wants a product. */
function act(at: string, facts: Facts, product: ProductType): { facts: Facts; to: string } {
  const [bare = ''] = at.split('?');
  const completed = facts.completed ?? NOTHING;
  const filled = (flag: keyof Completed, to: string) => ({
    facts: { ...facts, started: true, completed: { ...completed, [flag]: true } },
    to,
  });
  if (bare === paths.verification) {
    const started = facts.started ?? false;
    const proved = { verified: true, ended: false, codeSent: false, completed, started };
    return { facts: { ...facts, ...proved }, to: at };
  }
  if (bare === paths.products || (bare === paths.start && facts.startWithProducts))
    return { facts: { ...facts, product }, to: paths.next };
  if (bare === paths.welcomeBack)
    return { facts, to: completed.personal ? paths.offers : paths.profile };
  if (bare === paths.businessWelcomeBack) return { facts, to: paths.businessOffers };
  if (bare === paths.profile) return filled('personal', paths.next);
  if (bare === paths.businessProfile) return filled('business', paths.businessOffers);
  if (bare === paths.goldForm || bare.startsWith('/user/gold/'))
    return filled('gold', paths.goldDone);
  if (bare === paths.housingForm) return filled('housing', paths.housingDone);
  return { facts: { ...facts, userId: true, codeSent: true }, to: paths.verification };
}

it('strands nobody: next actions alone lead to what a product ends in', () => {
  const goals: readonly string[] = [
    paths.offers,
    paths.businessOffers,
    paths.lenderSubmit,
    paths.goldDone,
    paths.housingDone,
    paths.insurance,
    paths.insuranceTransaction,
    paths.creditCards,
    paths.securedCards,
    paths.unsecuredCards,
    paths.creditCard,
    paths.applications,
  ];
  const doors = fc.constantFrom(
    ...PLACES.filter((place) => place.kind !== 'open').map(({ path }) => path),
    '/campusid',
  );
  fc.assert(
    fc.property(anyFacts, doors, fc.constantFrom(...PRODUCT_TYPES), (start, door, wish) => {
      let facts: Facts = start.verified
        ? {
            ...start,
            userId: true,
            completed: start.completed ?? NOTHING,
            started: start.started ?? false,
          }
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
    { numRuns: 5000 },
  );
});
