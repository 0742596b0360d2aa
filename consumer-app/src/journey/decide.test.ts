import { expect, it } from 'vitest';
import { paths } from '../common/paths';
import { PRODUCT_TYPES, type ProductType } from '../common/products';
import { decide } from './decide';
import type { Completed, Facts } from './facts';

const NOTHING: Completed = { personal: false, business: false, gold: false, housing: false };
const stranger: Facts = {
  userId: false,
  verified: false,
  codeSent: false,
  ended: false,
  product: undefined,
  completed: undefined,
  started: undefined,
  update: false,
  wanted: undefined,
  onward: undefined,
  startWithProducts: false,
  ownStart: false,
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
  ['anyone', stranger, paths.customerSite, show],
  ['anyone', finished, paths.customerSite, show],
  ['anyone', stranger, '/create-merchant-form/', show],
  ['anyone', finished, '/create-merchant-form/campusid?step=person', show],
  ['anyone', stranger, paths.merchantDone, show],
  ['anyone', known, '/socialmedia-onboarding?product=gold_loan', show],
  ['anyone', stranger, '/user/nothing/is/here', show],
  ['anyone', stranger, '/campusid', show],
  ['sign-in with a live session', finished, paths.login, paths.offers],
  ['the start with a live session', finished, paths.start, paths.offers],
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
  ['an update is asked for', { ...finished, update: true }, paths.next, paths.profile],
  ['an update is asked for', { ...finished, update: true }, paths.offers, paths.profile],
  ['an update is asked for', { ...finished, update: true }, paths.profile, show],
  ['an update, business', { ...business, update: true }, paths.next, paths.businessProfile],
  [
    'an update, business',
    { ...business, update: true },
    paths.businessOffers,
    paths.businessProfile,
  ],
  ['an update, no form of its own', { ...insurance, update: true }, paths.next, paths.insurance],
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
  ['housing, unfinished', housing, paths.housingDone, paths.housingForm],
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
  ['a link, not read yet', stranger, '/redirect?to=/user/offers', show],
  ['a link', { ...stranger, onward: '/user/offers' }, '/redirect?to=/user/offers', paths.offers],
  ['a link', { ...finished, onward: '/campusid' }, paths.redirect, '/campusid'],
  [
    'a link to another address of a page',
    { ...stranger, onward: '/indialends-otp' },
    paths.redirect,
    paths.indialendsCode,
  ],
  ['a link to a link', { ...stranger, onward: '/redirect?to=/' }, paths.redirect, show],
  ['a link to a sign-in', { ...stranger, onward: paths.signInLink }, paths.redirect, show],
  ['a sign-in link', stranger, paths.signInLink, show],
  ['an empty sign-in link', { ...stranger, onward: paths.next }, paths.signInLink, paths.next],
  ['where a link led, elsewhere', { ...stranger, onward: paths.offers }, paths.terms, show],
  ['a partner’s hand-over', stranger, '/transfer/5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325', show],
  ['a partner’s hand-over', finished, '/transfer/x', show],
  ['a lender, signed out', stranger, '/user/omkar-advance', paths.start],
  ['a lender, loans', begun, '/user/omkar-advance', show],
  ['a lender, business loans', business, '/user/omkar-advance', show],
  ['a lender, gold', gold, '/user/chandrika-gold', show],
  ['a lender, another product', housing, '/user/omkar-advance', paths.products],
  ['a lender, no product', verified, '/user/omkar-advance', paths.products],
  ['a lender’s refusal', verified, '/user/earlysalary/declined', show],
  ['a lender’s refusal, signed out', stranger, '/user/earlysalary/declined', paths.start],
  ['a hand-over', verified, '/user/lenders-transaction/earlysalary', show],
  ['a hand-over, signed out', stranger, '/user/lenders-transaction/earlysalary', paths.start],
  ['a lender’s code', verified, '/user/vasundhara-loans/code', show],
  ['the named lender’s code', verified, paths.indialendsCode, show],
  ['the address in its messages', verified, '/indialends-otp', paths.indialendsCode],
  [
    'the address in its messages, signed out',
    stranger,
    '/indialends-otp?x=1',
    paths.indialendsCode,
  ],
  [
    'the named lender’s code, after the sign-in',
    { ...finished, wanted: paths.indialendsCode },
    paths.verification,
    paths.indialendsCode,
  ],
  ['a card’s issuer, signed out', stranger, '/user/card-issuer?id=3', paths.start],
  ['a card’s issuer', verified, '/user/card-issuer?id=3', show],
  [
    'a card’s issuer, after the sign-in',
    { ...verified, wanted: '/user/card-issuer?id=3' },
    paths.verification,
    '/user/card-issuer?id=3',
  ],
  ['a host with its own start page', { ...stranger, ownStart: true }, paths.start, show],
  ['a host with its own start page', { ...finished, ownStart: true }, paths.start, show],
  ['a host with its own start page', { ...stranger, ownStart: true }, paths.offers, paths.login],
  ['a host with its own start page', { ...finished, ownStart: true }, paths.login, paths.offers],
  ['a host with its own start page', { ...finished, ownStart: true }, '/campusid', paths.offers],
  ['products first', { ...stranger, startWithProducts: true }, paths.start, show],
  ['products first', { ...verified, startWithProducts: true }, paths.products, paths.start],
  [
    'products first, sign-in with a live session',
    { ...finished, startWithProducts: true },
    paths.login,
    paths.offers,
  ],
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

it.each([
  '/terms-of-use?partner=campusid',
  '/privacy-policy',
  '/404',
  '/create-merchant-form',
  '/create-merchant-form/campusid',
  '/create-merchant-form/success',
  '/socialmedia-onboarding',
  '/customer-site',
  '/transfer/5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
])('%s is for anyone, whoever is signed in', (path) => {
  for (const facts of [stranger, known, { ...known, ended: true }, verified, finished])
    expect(decide(facts, path)).toEqual({ do: show });
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
  '/user/indialends-otp',
  '/user/omkar-advance/declined',
  '/user/omkar-advance/code',
  '/user/lenders-transaction/omkar-advance',
])('%s is for whoever is verified, whatever product they chose', (path) => {
  expect(decide(stranger, path)).toMatchObject({ to: paths.start });
  expect(decide(known, path)).toMatchObject({ to: paths.verification });
  for (const facts of [verified, personal, gold, insurance])
    expect(decide(facts, path)).toEqual({ do: show });
});

const LIKE_PERSONAL = [
  'Personal Loans',
  'Student Loans',
  '2-Wheeler Loans',
  'Car Loans',
  'Discount Vouchers',
] as const;

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
  ['/user/insurance', ['Other Insurance']],
  ['/user/insurance/transaction', ['Other Insurance']],
])('%s is for its own products; any other, or none, leads to the list', (path, own) => {
  const all = { personal: true, business: true, gold: true, housing: true };
  for (const product of [undefined, ...PRODUCT_TYPES]) {
    const decision = decide({ ...begun, ...forOneLender, completed: all, product }, path);
    const toTheList = decision.do === 'go' && decision.to === paths.products;
    expect(toTheList, product).toBe(product === undefined || !own.includes(product));
  }
});
