import { adminLogin, partnerLogin } from '@marketplace/shared/api';
import type { Request } from 'express';
import { passwordFits } from '../../auth/passwords';
import { startSession } from '../../auth/sessions';
import type { Context } from '../../context';
import type { AccountRecord } from '../../data/records';
import { HttpError } from '../../httpError';
import { throttled } from '../../middleware/limits';
import { handle } from '../kit/handle';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The account with that address and password. An unknown address takes as long and is refused in the
 * same words as a wrong password; ten wrong tries rest the address for the caller's address.
 */
async function signIn(
  area: AccountRecord['area'],
  { email, password }: Credentials,
  request: Request,
  { store, wrongTries }: Context,
): Promise<Readonly<AccountRecord>> {
  const address = email.trim().toLowerCase();
  const attempt = { account: `${area} ${address}`, address: request.ip ?? '' };
  wrongTries.check(attempt);
  wrongTries.begin(attempt);
  const { rows } = await store.find('accounts', { filter: { area, email: address, status: 1 } });
  const [account] = rows;
  const fits = await passwordFits(password, account?.password_hash);
  if (!account || !fits) throw new HttpError(401, 'wrong_password');
  wrongTries.clear(attempt);
  return account;
}

export const passwordRoutes = [
  handle(
    adminLogin,
    async ({ body, request }, context) => {
      const account = await signIn('admin', body, request, context);
      const role = ([1, 2, 3] as const).find((one) => String(one) === account.role);
      if (role === undefined) throw new HttpError(403, 'no_right');
      const token = await context.store.tx((writer) =>
        startSession(writer, 'admin', {
          user_id: null,
          account_id: account.id,
          role_id: role,
          partner_id: null,
        }),
      );
      return { token, admin_id: account.id, role_id: role, name: account.name };
    },
    { before: throttled(60) },
  ),
  handle(
    partnerLogin,
    async ({ body, request }, context) => {
      const account = await signIn('partner', body, request, context);
      const partnerId = account.partner_id;
      if (partnerId === null) throw new HttpError(403, 'no_right');
      const token = await context.store.tx((writer) =>
        startSession(writer, 'partner', {
          user_id: null,
          account_id: account.id,
          role_id: null,
          partner_id: partnerId,
        }),
      );
      return { token, partner_id: partnerId, name: account.name };
    },
    { before: throttled(60) },
  ),
];
