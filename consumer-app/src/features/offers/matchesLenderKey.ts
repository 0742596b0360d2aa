import type { Offer } from '../../offers/offersData';

/** Whether a lender is the one that a key names: by its id, its slug, or its name as addresses have it. */
export const matchesLenderKey = (
  { lender_id, slug, name }: Pick<Offer, 'lender_id' | 'slug' | 'name'>,
  key: string,
): boolean => String(lender_id) === key || slug === key || name.toLowerCase() === key.toLowerCase();
