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

/** Whether an offer is of less than the wanted amount (₹). Such a loan is not compared with one of the full amount. */
export const isSmaller = ({ amount }: Pick<RankedOffer, 'amount'>, wanted: number): boolean =>
  amount < wanted;

/**
 * Sorts a copy of the offers: those of the full wanted amount (₹) before smaller ones, each group by a metric: lowest
 * APR, EMI or total cost first, largest amount first, shortest tenure first. Name and then id break ties; a lender's
 * priority or special offer never counts.
 */
export function rankOffers<T extends RankedOffer>(
  offers: readonly T[],
  metric: OfferMetric,
  wanted: number,
): T[] {
  return [...offers].sort(
    (a, b) =>
      Number(isSmaller(a, wanted)) - Number(isSmaller(b, wanted)) ||
      getSortValue(a, metric) - getSortValue(b, metric) ||
      byName.compare(a.name, b.name) ||
      a.lender_id - b.lender_id,
  );
}
