import { object, string } from 'yup';
import { newPassword } from '../../../schema/fields/password';
import { timestamp } from '../../../schema/fields/dates';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer } from '../answers';

const CONSOLES = ['admin', 'partner'] as const;

/** The secret of a link. The link carries it behind a #, which no server gets to see. */
const linkToken = () => string().required().max(100);

/**
 * Sends a link for a new password to a console account. The answer and the time that it takes do not tell
 * whether the account exists. 429 after ten requests in a quarter of an hour.
 */
export const requestPasswordReset = endpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Ask for a link to set a new password',
  access: 'public',
  body: object({
    area: string().oneOf(CONSOLES).required(),
    email: string().required().max(120),
  }).noUnknown(),
  answer: doneAnswer(),
});

/** Tells whose password a link sets. 404 for one that was used, has expired or never was. */
export const readPasswordReset = endpoint({
  id: 'readPasswordReset',
  method: 'POST',
  path: '/api/password-reset/link',
  summary: 'Read a link for a new password',
  access: 'public',
  body: object({ token: linkToken() }).noUnknown(),
  answer: dataAnswer({
    area: string().oneOf(CONSOLES).required(),
    /** Masked. */
    email: string().required(),
    expires_at: timestamp().required(),
  }),
});

/**
 * Sets a new password by a link, once, and ends every session of the account. Signs nobody in: the next sign-in
 * asks for the second factor. 422 for a password that `changePassword` would refuse.
 */
export const completePasswordReset = endpoint({
  id: 'completePasswordReset',
  method: 'POST',
  path: '/api/password-reset/completion',
  summary: 'Set a new password by a link',
  access: 'public',
  body: object({ token: linkToken(), new_password: newPassword() }).noUnknown(),
  answer: doneAnswer(),
});
