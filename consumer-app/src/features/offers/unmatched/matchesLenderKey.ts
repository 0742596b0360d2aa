import type { Offer } from '@marketplace/shared/api';

/** Whether a key identifies a lender: by its id, its slug, or its name as a slug. */
export const matchesLenderKey = (
  { lender_id, slug, name }: Pick<Offer, 'lender_id' | 'slug' | 'name'>,
  key: string,
): boolean => String(lender_id) === key || slug === key || name.toLowerCase() === key.toLowerCase();
