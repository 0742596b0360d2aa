import type { Request } from 'express';
import type { Session } from '../../../auth/sessions';
import type { Context } from '../../../context';
import type { AccountRecord } from '../../../data/records';
import { HttpError, wrongField } from '../../../httpError';

/** The caller, and the password that the call contains. */
interface Confirmation {
  readonly body: { readonly password: string };
  readonly session: Session | undefined;
  readonly request: Request;
}

/**
 * Checks the caller's password for a change that requires it again; returns the account. Throws 403 in a
 * masquerade, because an admin must not make such a change for the partner.
 */
export async function confirmPassword(
  { body, session, request }: Confirmation,
  { store, loginThrottle, passwords }: Pick<Context, 'store' | 'loginThrottle' | 'passwords'>,
): Promise<Readonly<AccountRecord>> {
  if (!session || session.account_id === null || session.masquerade_by !== null)
    throw new HttpError(403, 'forbidden');
  const { account_id } = session;
  const attempt = { account: `password ${account_id}`, address: request.ip ?? '' };
  return passwords.admit(async () => {
    await loginThrottle.begin(attempt);
    const account = await store.get('accounts', account_id);
    if (!account || !(await passwords.verify(body.password, account.password_hash)))
      throw wrongField('password', 'wrong_old_password');
    await loginThrottle.clear(attempt);
    return account;
  });
}
