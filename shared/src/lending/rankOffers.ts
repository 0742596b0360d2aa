import type { Offer } from './offer';

/** What a borrower may order offers by. */
export const OFFER_METRICS = ['apr', 'emi', 'total_cost', 'amount', 'tenure'] as const;

/** One of `OFFER_METRICS`. */
export type OfferMetric = (typeof OFFER_METRICS)[number];

/** The part of an offer that ranking reads; nothing a lender could pay for is in it. */
export type RankedOffer = Pick<
  Offer,
  'apr' | 'emi' | 'total_cost' | 'amount' | 'tenure_months' | 'name' | 'lender_id'
>;

function score(offer: RankedOffer, metric: OfferMetric): number {
  if (metric === 'tenure') return offer.tenure_months;
  return metric === 'amount' ? -offer.amount : offer[metric];
}

const byName = new Intl.Collator('en-IN', { numeric: true });

/**
 * Offers in order of a metric: lowest APR, EMI or total cost first, largest amount first, shortest tenure first.
 * Equals stand by name, then by id, never by a lender's priority or special offer. The list given is not changed.
 */
export function rankOffers<T extends RankedOffer>(offers: readonly T[], metric: OfferMetric): T[] {
  return [...offers].sort(
    (a, b) =>
      score(a, metric) - score(b, metric) ||
      byName.compare(a.name, b.name) ||
      a.lender_id - b.lender_id,
  );
}
