import type { Offer } from './offer';

/** The figures by which a borrower can sort offers. */
export const OFFER_METRICS = ['apr', 'emi', 'total_cost', 'amount', 'tenure'] as const;

export type OfferMetric = (typeof OFFER_METRICS)[number];

/** The fields of an offer that the ranking reads. A lender can pay for none of them. */
export type RankedOffer = Pick<
  Offer,
  'apr' | 'emi' | 'total_cost' | 'amount' | 'tenure_months' | 'name' | 'lender_id'
>;

function getSortValue(offer: RankedOffer, metric: OfferMetric): number {
  if (metric === 'tenure') return offer.tenure_months;
  return metric === 'amount' ? -offer.amount : offer[metric];
}

const byName = new Intl.Collator('en-IN', { numeric: true });

/**
 * Sorts a copy of the offers by a metric: lowest APR, EMI or total cost first, largest amount first, shortest tenure
 * first. Name and then id break ties; a lender's priority or special offer never counts.
 */
export function rankOffers<T extends RankedOffer>(offers: readonly T[], metric: OfferMetric): T[] {
  return [...offers].sort(
    (a, b) =>
      getSortValue(a, metric) - getSortValue(b, metric) ||
      byName.compare(a.name, b.name) ||
      a.lender_id - b.lender_id,
  );
}
