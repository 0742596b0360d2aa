import { maskEmail } from '@marketplace/shared/format';
import type { Context } from '../../../context';
import type { AccountRecord } from '../../../data/records';
import { appendNote } from './auditedStore';

/**
 * Logs that somebody of a console has signed in, or could not. The address is masked; an account of 0 is one that
 * does not exist.
 */
export const noteSignIn = (
  context: Context,
  action: 'sign_in' | 'sign_in_failed',
  { area, id, email }: Pick<AccountRecord, 'area' | 'id' | 'email'>,
): Promise<void> =>
  appendNote(context, { area, account_id: id, masquerade_by: null }, action, {
    call: area === 'admin' ? 'adminLogin' : 'partnerLogin',
    collection: 'accounts',
    record_id: id === 0 ? '' : String(id),
    record_name: maskEmail(email),
    records: 1,
  });
