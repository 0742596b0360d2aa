import type { AnswerOf, getOffers } from '@marketplace/shared/api';

/** What the server answers for a wish: offers, and the lenders that did not match. */
export type OffersData = AnswerOf<typeof getOffers>['data'];

/** A lender's offer with the bounds of its loans. Amounts in ₹, tenures in months; null is no bound. */
export type Offer = OffersData['offers'][number];

/** A lender without an offer, and how the borrower stands to what it asks. */
export type Unmatched = OffersData['unmatched'][number];

/** One thing that a lender asks. */
export type Criterion = Unmatched['criteria'][number];
