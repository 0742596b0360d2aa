import type { ContactRule } from '@marketplace/shared/api';
import type { Collections, LeadRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { isCallingTime } from '../../customers/telecalling/callingHours';
import { findCallable } from '../../customers/telecalling/callCandidates';

/** The fields of a lead that the rule reads. */
type Lead = Readonly<Pick<LeadRecord, 'user_id'>> & {
  readonly consented_at?: string | null;
  readonly mobile_phone_number?: string | null;
};

/** Whether the customer has agreed to the partner's calls, at any hour. */
export const mayContact = (rule: ContactRule): boolean => rule === 'allowed' || rule === 'hours';

/**
 * Returns a function that tells whether the partner may contact the customer of a lead now. It requires
 * consent to this partner without a later refusal of calls, and follows the telecalling desk's rules on when.
 */
export async function loadContactRules(
  reader: Reader<Collections>,
  leads: readonly Lead[],
): Promise<(lead: Lead) => ContactRule> {
  const agreed = leads.flatMap(({ user_id, consented_at }) =>
    user_id && consented_at ? [[user_id, consented_at] as const] : [],
  );
  const callable = await findCallable(
    reader,
    agreed.map(([id]) => id),
    new Map(agreed),
  );
  return ({ user_id, consented_at, mobile_phone_number }) => {
    if (!consented_at || !mobile_phone_number) return 'no_consent';
    if (user_id && !callable.has(user_id)) return 'refused';
    return isCallingTime() ? 'allowed' : 'hours';
  };
}
