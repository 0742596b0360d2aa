import { expect, it } from 'vitest';
import { paths } from '../paths';
import { PRODUCT_TYPES, type ProductType } from '../productTypes';
import {
  anonymous,
  initialState,
  known,
  verified,
  personal,
  withSomeAnswers,
  finished,
  gold,
  insurance,
  business,
  forOneLender,
} from '../testing/journeyStates';
import { findHiddenProduct, resolveRoute } from './resolveRoute';
import { ROUTES } from './routes';

it.each([
  '/terms-of-use?partner=campusid',
  '/privacy-policy',
  '/404',
  '/create-merchant-form',
  '/create-merchant-form/campusid',
  '/create-merchant-form/success',
  '/socialmedia-onboarding',
  '/customer-site',
  '/consent',
  '/compare?lenders=3&amount=200000&months=24',
  '/transfer/5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
])('%s is for anyone, whoever is signed in', (path) => {
  for (const facts of [anonymous, known, { ...known, ended: true }, verified, finished])
    expect(resolveRoute(facts, path)).toEqual({ do: 'show' });
});

it.each([
  '/products',
  '/credit-cards',
  '/cards-unsecured',
  '/cards-secured',
  '/user/credit-card?id=3',
  '/user/card-issuer?id=3',
  '/user/applications',
  '/user/privacy',
  '/user/score',
  '/user/indialends-otp',
  '/user/omkar-advance/declined',
  '/user/omkar-advance/code',
  '/user/lenders-transaction/omkar-advance',
])('%s is for whoever is verified, whatever product they chose', (path) => {
  expect(resolveRoute(anonymous, path)).toMatchObject({ to: paths.start });
  expect(resolveRoute(known, path)).toMatchObject({ to: paths.verification });
  for (const facts of [verified, personal, gold, insurance])
    expect(resolveRoute(facts, path)).toEqual({ do: 'show' });
});

const LIKE_PERSONAL = ['Personal Loans', 'Student Loans', '2-Wheeler Loans', 'Car Loans'] as const;

it.each<[string, readonly ProductType[]]>([
  ['/user/user-detail', [...LIKE_PERSONAL, 'Business Loans']],
  ['/user/offers', LIKE_PERSONAL],
  ['/user/welcome-back', LIKE_PERSONAL],
  ['/user/lender-submit', [...LIKE_PERSONAL, 'Business Loans']],
  ['/user/omkar-advance', [...LIKE_PERSONAL, 'Business Loans', 'Gold Loans']],
  ['/user/business-detail', ['Business Loans']],
  ['/user/business-welcome-back', ['Business Loans']],
  ['/user/business-offers', ['Business Loans']],
  ['/user/user-detail/gold-loan', ['Gold Loans']],
  ['/user/gold-loan-confirmation', ['Gold Loans']],
  ['/user/gold/chandrika-gold', ['Gold Loans']],
  ['/user/gold/chandrika-gold/visit', ['Gold Loans']],
  ['/user/user-detail/affordable-housing-loan', ['Affordable Housing Loan']],
  ['/user/housing-loan-confirmation', ['Affordable Housing Loan']],
  ['/user/vouchers', ['Discount Vouchers']],
  ['/user/insurance', ['Other Insurance']],
  ['/user/insurance/transaction', ['Other Insurance']],
])('%s is for its own products; any other, or none, leads to the list', (path, own) => {
  const all = { personal: true, business: true, gold: true, housing: true };
  for (const product of [undefined, ...PRODUCT_TYPES]) {
    const decision = resolveRoute(
      { ...withSomeAnswers, ...forOneLender, completed: all, product },
      path,
    );
    const toTheList = decision.do === 'go' && decision.to === paths.products;
    expect([product, toTheList]).toEqual([
      product,
      product === undefined || !own.includes(product),
    ]);
  }
});

const goldSent = { ...gold, completed: { ...initialState, gold: true } };
const LOANS_ONLY = ['Personal Loans', 'Business Loans'] as const;
const GOLD_ONLY = ['Gold Loans'] as const;

it.each([
  ['a form', { ...gold, offered: LOANS_ONLY }, paths.goldForm],
  ['the next step', { ...gold, offered: LOANS_ONLY }, paths.next],
  ['a form that several products share', { ...personal, offered: GOLD_ONLY }, paths.profile],
  ['a page without a form', { ...insurance, offered: GOLD_ONLY }, paths.insurance],
  ['a lender’s page by its address', { ...personal, offered: GOLD_ONLY }, '/user/omkar-advance'],
  ['a gold lender’s page', { ...gold, offered: LOANS_ONLY }, '/user/gold/chandrika-gold'],
  ['a gold visit', { ...gold, offered: LOANS_ONLY }, '/user/gold/chandrika-gold/visit'],
  ['one card by its address', { ...verified, offered: LOANS_ONLY }, '/user/credit-card?id=3'],
  ['a card’s issuer', { ...verified, offered: LOANS_ONLY }, '/user/card-issuer?id=3'],
  ['cards by their address', { ...verified, offered: LOANS_ONLY }, '/credit-cards?a=1'],
  ['cards after another product', { ...gold, offered: GOLD_ONLY }, paths.securedCards],
  [
    'another product’s answers do not open it',
    { ...gold, started: true, offered: LOANS_ONLY },
    paths.goldForm,
  ],
])('a product that the partner hides leads to the products: %s', (_, facts, path) => {
  expect(resolveRoute(facts, path)).toMatchObject({ do: 'go', to: paths.products });
  const startPage = { ...facts, startWithProducts: true };
  expect(resolveRoute(startPage, path)).toMatchObject({ do: 'go', to: paths.start });
  expect(findHiddenProduct(facts, path)).toBeDefined();
});

/** The addresses of a product, but for those that show what was asked for before. */
const listRoutes = (type: ProductType) =>
  ROUTES.filter(
    ({ about, opens, products = [], done, lender }) =>
      !done && !lender && [about, opens, ...products].includes(type),
  );

it.each(PRODUCT_TYPES)('every address of %s that the partner hides says so', (type) => {
  const offered = PRODUCT_TYPES.filter((other) => other !== type);
  const facts = { ...verified, product: type, offered };
  const own = listRoutes(type).filter(({ about }) => !about);
  expect(own).not.toEqual([]);
  for (const { path } of own) {
    expect([path, resolveRoute(facts, path)]).toMatchObject([path, { to: paths.products }]);
    expect([path, findHiddenProduct(facts, path)]).toEqual([path, type]);
  }
  // The list of products stands in place of an open page: see `app/prerender/hiddenProducts.test.ts`.
  for (const { path } of listRoutes(type).filter(({ about }) => about))
    for (const visitor of [anonymous, facts])
      expect(resolveRoute({ ...visitor, offered }, path)).toEqual({ do: 'show' });
});

it('names the hidden product that was asked for, also before the sign-in', () => {
  const facts = { ...verified, offered: LOANS_ONLY };
  expect(findHiddenProduct(facts, '/credit-cards')).toBe('Credit Cards');
  const wanted = { ...facts, wanted: paths.creditCards };
  expect(findHiddenProduct(wanted, paths.verification)).toBe('Credit Cards');
  expect(findHiddenProduct({ ...gold, offered: LOANS_ONLY }, paths.next)).toBe('Gold Loans');
  expect(findHiddenProduct({ ...gold, offered: GOLD_ONLY }, paths.next)).toBeUndefined();
  expect(findHiddenProduct(facts, paths.products)).toBeUndefined();
});

it.each([
  ['the profile was started', { ...withSomeAnswers, offered: GOLD_ONLY }, paths.profile],
  ['the profile is finished', { ...finished, offered: GOLD_ONLY }, paths.offers],
  ['the finished profile is edited', { ...finished, offered: GOLD_ONLY }, paths.profile],
  ['the business form is finished', { ...business, offered: GOLD_ONLY }, paths.businessProfile],
  ['a lender’s page after some answers', { ...withSomeAnswers, offered: GOLD_ONLY }, paths.lender],
  ['a gold visit is planned', { ...goldSent, offered: LOANS_ONLY }, paths.goldVisit],
  ['it shows what was asked', { ...insurance, offered: LOANS_ONLY }, paths.insuranceTransaction],
  ['it has sent applications', { ...gold, offered: LOANS_ONLY }, paths.applications],
])('a product that the partner hides stays open where %s', (_, facts, path) => {
  expect(resolveRoute(facts, path)).toEqual({ do: 'show' });
});

it('decides on a hidden product with a form only once the profile is loaded', () => {
  const loading = { ...gold, offered: LOANS_ONLY, completed: undefined };
  expect(resolveRoute(loading, paths.goldForm)).toEqual({ do: 'wait' });
  const wanted = { ...verified, offered: LOANS_ONLY, wanted: paths.creditCards };
  expect(resolveRoute(wanted, paths.verification)).toMatchObject({ to: paths.products });
});
