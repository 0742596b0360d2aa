import type { User } from '@marketplace/shared/schema';
import { DAY_MS, now } from '../../clock';
import type { UserRecord } from '../records';

/** Days after which a complete profile needs a review. Business figures become outdated sooner. */
const UPDATE_AFTER_DAYS = { profile: 365, business: 180 } as const;

const SELF_EMPLOYED: readonly string[] = ['self_employed', 'business'];

/**
 * Whether to ask a person to review their profile: because somebody requested it, or because the
 * last review is too long ago.
 */
export function getUpdateFlags(
  user: Readonly<UserRecord>,
): Pick<User, 'pl_update_required' | 'pl_se_update_required'> {
  const { pl_completed, employment_status_code, reviewed_at = user.updated_at } = user;
  const days = pl_completed === 1 ? (now() - Date.parse(reviewed_at)) / DAY_MS : 0;
  const old = days > UPDATE_AFTER_DAYS.profile;
  const oldBusiness =
    days > UPDATE_AFTER_DAYS.business && SELF_EMPLOYED.includes(employment_status_code);
  return {
    pl_update_required: old ? 1 : user.pl_update_required,
    pl_se_update_required: oldBusiness ? 1 : user.pl_se_update_required,
  };
}
