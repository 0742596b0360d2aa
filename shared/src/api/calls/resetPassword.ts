import { number, object } from 'yup';
import { endpoint } from '../endpoint';
import { doneAnswer } from './answers';

/**
 * Sends a new first password to a console account, of an admin or a partner, and ends its sessions. The
 * person has to change it at the next sign-in. 409 for one's own account.
 */
export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/admin/reset-password',
  summary: 'Send a new first password to a console account',
  access: { admin: [1] },
  body: object({ account_id: number().required().integer().min(1) }).noUnknown(),
  answer: doneAnswer(),
});
