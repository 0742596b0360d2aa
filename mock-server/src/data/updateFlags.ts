import type { User } from '@marketplace/shared/schema';
import { DAY_MS, now } from '../clock';
import type { UserRecord } from './records';

/** Days after which a finished profile has to be looked at again; figures of a business age faster. */
const UPDATE_AFTER_DAYS = { profile: 365, business: 180 } as const;

const ON_OWN_ACCOUNT: readonly string[] = ['self_employed', 'business'];

/**
 * Whether a person is asked to look at their profile again: because somebody asked for it, or because
 * nobody has confirmed it for so long.
 */
export function getUpdateFlags(
  user: Readonly<UserRecord>,
): Pick<User, 'pl_update_required' | 'pl_se_update_required'> {
  const { pl_completed, employment_status_code, reviewed_at = user.updated_at } = user;
  const days = pl_completed === 1 ? (now() - Date.parse(reviewed_at)) / DAY_MS : 0;
  const old = days > UPDATE_AFTER_DAYS.profile;
  const oldBusiness =
    days > UPDATE_AFTER_DAYS.business && ON_OWN_ACCOUNT.includes(employment_status_code);
  return {
    pl_update_required: old ? 1 : user.pl_update_required,
    pl_se_update_required: oldBusiness ? 1 : user.pl_se_update_required,
  };
}
