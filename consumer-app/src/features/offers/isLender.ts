import type { Offer } from '../../common/offers/offersData';

/** Whether a lender is the one that a key names: by its id, or by its name as addresses have it. */
export const isLender = (
  { lender_id, name }: Pick<Offer, 'lender_id' | 'name'>,
  key: string,
): boolean => String(lender_id) === key || name.toLowerCase() === key.toLowerCase();
