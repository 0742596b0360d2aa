import { maskEmail } from '@marketplace/shared/format';
import type { Context } from '../../context';
import type { AccountRecord } from '../../data/records';
import { appendNote } from './auditedStore';

/** The calls that the log names for what happens at a sign-in page. */
const CALLS = {
  sign_in: { admin: 'adminLogin', partner: 'partnerLogin' },
  sign_in_failed: { admin: 'adminLogin', partner: 'partnerLogin' },
  reset_asked: { admin: 'requestPasswordReset', partner: 'requestPasswordReset' },
} as const;

/**
 * Logs that somebody of a console has signed in, could not, or has forgotten the password. The address is masked; an
 * account of 0 is one that does not exist.
 */
export const noteSignIn = (
  context: Context,
  action: keyof typeof CALLS,
  { area, id, email }: Pick<AccountRecord, 'area' | 'id' | 'email'>,
): Promise<void> =>
  appendNote(context, { area, account_id: id, masquerade_by: null }, action, {
    call: CALLS[action][area],
    collection: 'accounts',
    record_id: id === 0 ? '' : String(id),
    record_name: maskEmail(email),
    records: 1,
  });
