import { OFFER_METRICS, type OfferMetric } from '@marketplace/shared/lending';

/** Parses the `sort` parameter; returns APR, the all-in price, if it is missing or unknown. */
export const parseMetric = (name: string | null): OfferMetric =>
  OFFER_METRICS.find((metric) => metric === name) ?? 'apr';

/** Maximum number of compared offers. */
export const MAX_COMPARED = 3;

/** Parses the ids of compared lenders, such as '3,11'. */
export const parseCompared = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, MAX_COMPARED);
