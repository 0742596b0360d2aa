import type { CreditCardRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';

/** Builds a new card that has only a name: inactive, at the end of the list. */
export function buildCard(
  id: number,
  name: string,
  sortOrder: number,
): NewRecord<CreditCardRecord> {
  return {
    id,
    category_id: id,
    deleted_at: null,
    category_name: name,
    category_img_thumb: '',
    key_feature: '',
    annual_fee: null,
    sort_order: Math.min(sortOrder, 9999),
    utm_link: '',
    marketing_bullets: [],
    secured: 0,
    status: 0,
    key_feature_hi: '',
    marketing_bullets_hi: [],
  };
}
