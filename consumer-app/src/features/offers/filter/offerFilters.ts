import type { Offer } from '@marketplace/shared/api';
import { isSmaller } from '@marketplace/shared/lending';

/** What an offer has to be to stand in the list; null and false are no limit. */
export interface OfferFilters {
  /** Of the full amount only. */
  full: boolean;
  /** ₹ a month. */
  emi: number | null;
  /** Processing fee without GST, per cent of the loan. */
  fee: number | null;
  /** Days from the application to the money. */
  days: number | null;
}

export const NO_FILTERS: OfferFilters = { full: false, emi: null, fee: null, days: null };

/** The limits to choose from. */
export const FEE_LIMITS = [0, 1, 2, 3] as const;
export const DAY_LIMITS = [1, 2, 3, 7] as const;

const HOURS_A_DAY = 24;

type Filtered = Pick<Offer, 'amount' | 'emi' | 'processing_fee' | 'hours_to_money'>;

/** Whether an offer passes the filters, beside the wanted amount (₹). An unknown time passes no limit of days. */
export function passesFilters(
  offer: Filtered,
  { full, emi, fee, days }: OfferFilters,
  wanted: number,
): boolean {
  const hours = offer.hours_to_money ?? Infinity;
  return (
    !(full && isSmaller(offer, wanted)) &&
    (emi === null || offer.emi <= emi) &&
    (fee === null || (offer.processing_fee / offer.amount) * 100 <= fee + 1e-9) &&
    (days === null || hours <= days * HOURS_A_DAY)
  );
}

/** The number of limits that are set. */
export const countFilters = ({ full, ...limits }: OfferFilters): number =>
  Number(full) + Object.values(limits).filter((limit) => limit !== null).length;

export const serializeFilters = ({ full, emi, fee, days }: OfferFilters): string =>
  [full ? 'full' : '', emi ?? '', fee ?? '', days ?? ''].join('|');

const parseLimit = (text = ''): number | null => {
  const limit = Number(text);
  return text !== '' && Number.isFinite(limit) && limit >= 0 ? limit : null;
};

/** Parses what `serializeFilters` has written; what is no limit is none. */
export function parseFilters(text: string | undefined): OfferFilters {
  const [full, emi, fee, days] = (text ?? '').split('|');
  return {
    full: full === 'full',
    emi: parseLimit(emi),
    fee: parseLimit(fee),
    days: parseLimit(days),
  };
}
