import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '../paths';
import { PRODUCT_TYPES, type ProductType } from '../productTypes';
import { resolveRoute } from './resolveRoute';
import type { CompletedProducts, JourneyState } from './journeyState';
import { ROUTES } from './routes';

const NOTHING: CompletedProducts = {
  personal: false,
  business: false,
  gold: false,
  housing: false,
};

const completed = fc.record({
  personal: fc.boolean(),
  business: fc.boolean(),
  gold: fc.boolean(),
  housing: fc.boolean(),
});
const address = fc.oneof(
  fc.constantFrom(...ROUTES.map(({ path }) => path)),
  fc.constantFrom(
    '/campusid',
    '/user/gold/x',
    '/a/b/c',
    '/user/nothing',
    '/credit-cards?x=1',
    '/login/',
    '/redirect?to=/redirect',
    '/transfer/x',
    '/consent',
    '/compare',
    '/create-merchant-form/campusid',
    '/user/card-issuer?id=3',
    '/user/omkar-advance',
    '/user/earlysalary/declined',
    '/user/lenders-transaction/earlysalary',
    '/indialends-otp?x=1',
  ),
);
const anyFacts: fc.Arbitrary<JourneyState> = fc.record({
  userId: fc.boolean(),
  verified: fc.boolean(),
  codeSent: fc.boolean(),
  ended: fc.boolean(),
  product: fc.option(fc.constantFrom(...PRODUCT_TYPES), { nil: undefined }),
  offered: fc.option(fc.subarray([...PRODUCT_TYPES], { minLength: 1 }), { nil: undefined }),
  completed: fc.option(completed, { nil: undefined }),
  started: fc.option(fc.boolean(), { nil: undefined }),
  update: fc.boolean(),
  wanted: fc.option(address, { nil: undefined }),
  onward: fc.option(address, { nil: undefined }),
  startWithProducts: fc.boolean(),
  ownStart: fc.boolean(),
  lenderDeployment: fc.boolean(),
  lenderKey: fc.boolean(),
});

/** Follows decisions to where a page is shown, or waited for. */
function settle(
  facts: JourneyState,
  from: string,
): { at: string; redirects: number; waits: boolean } {
  let at = from;
  for (let redirects = 0; redirects < 10; redirects += 1) {
    const decision = resolveRoute(facts, at);
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

it('waits only for a profile that is loading', () => {
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
function act(
  at: string,
  facts: JourneyState,
  product: ProductType,
): { facts: JourneyState; to: string } {
  const [bare = ''] = at.split('?');
  const completed = facts.completed ?? NOTHING;
  const filled = (flag: keyof CompletedProducts, to: string) => ({
    facts: { ...facts, started: true, update: false, completed: { ...completed, [flag]: true } },
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

it('leads from every state to the end of a product by next actions', () => {
  const goals: readonly string[] = [
    paths.offers,
    paths.businessOffers,
    paths.lenderSubmit,
    paths.goldDone,
    paths.housingDone,
    paths.insurance,
    paths.insuranceTransaction,
    paths.vouchers,
    paths.creditCards,
    paths.securedCards,
    paths.unsecuredCards,
    paths.creditCard,
    paths.applications,
  ];
  const entryPaths = fc.constantFrom(
    ...ROUTES.filter((route) => route.kind !== 'open').map(({ path }) => path),
    '/campusid',
  );
  fc.assert(
    fc.property(
      anyFacts,
      entryPaths,
      fc.constantFrom(...PRODUCT_TYPES),
      (start, entryPath, wish) => {
        let facts: JourneyState = start.verified
          ? {
              ...start,
              userId: true,
              completed: start.completed ?? NOTHING,
              started: start.started ?? false,
            }
          : start;
        // The list has only what the partner offers.
        const listed = start.offered?.includes(wish) === false ? (start.offered[0] ?? wish) : wish;
        let { at } = settle(facts, entryPath);
        for (let step = 0; step < 8 && !goals.includes(at.split('?')[0] ?? ''); step += 1) {
          // Clear the requested page once it is shown, as the app does.
          const wanted = facts.wanted === at ? undefined : facts.wanted;
          const next = act(at, { ...facts, wanted }, listed);
          facts = next.facts;
          at = settle(facts, next.to).at;
        }
        expect(goals).toContain(at.split('?')[0]);
      },
    ),
    { numRuns: 5000 },
  );
});
