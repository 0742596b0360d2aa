import { OFFER_METRICS, type OfferMetric } from '@marketplace/shared/lending';

/** The metric of an address's `sort`; APR, the all-in price, for none or an unknown one. */
export const parseMetric = (name: string | null): OfferMetric =>
  OFFER_METRICS.find((metric) => metric === name) ?? 'apr';

/** So many offers stand side by side at most. */
export const MAX_COMPARED = 3;

/** The lenders of an address's `compare`, such as '3,11'. */
export const parseCompared = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, MAX_COMPARED);
