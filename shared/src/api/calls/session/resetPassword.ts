import { number, object } from 'yup';
import { adminUsers } from '../../../resources/admins';
import { endpoint } from '../../endpoint';
import { doneAnswer } from '../answers';
import { pendingChange } from '../version';

/**
 * Sends a temporary password to an admin or partner account and ends its sessions. The person must change
 * it at the next sign-in. 409 for the caller's own account.
 */
export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/admin/reset-password',
  summary: 'Send a new first password to a console account',
  access: { admin: adminUsers.write },
  body: object({ account_id: number().required().integer().min(1) }).noUnknown(),
  answer: doneAnswer().shape(pendingChange),
});
