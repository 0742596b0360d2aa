import { adminLogin, partnerLogin } from '@marketplace/shared/api';
import type { Request } from 'express';
import { parseUserAgent } from '../../../auth/parseUserAgent';
import {
  findSecondFactor,
  mustSetSecondFactor,
  requireSecondFactorByDefault,
} from '../../../auth/secondFactor';
import type { Holder } from '../../../auth/sessions';
import { startSession } from '../../../auth/sessions';
import { isOfActivePartner, getPartnerHolder } from '../../../auth/partnerAccounts';
import type { Context } from '../../../context';
import type { AccountRecord } from '../../../data/records';
import { HttpError } from '../../../httpError';
import { throttle } from '../../../middleware/throttle';
import { noteSignIn } from '../../audit/signIns';
import { handle } from '../../kit/handle';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Hashes the password anew if the stored one has a lower cost than new ones get. */
async function renewHash(
  account: Readonly<AccountRecord>,
  password: string,
  { store, passwords }: Context,
): Promise<void> {
  const { id, password_hash: earlier } = account;
  if (!passwords.isOutdated(earlier)) return;
  const password_hash = await passwords.hash(password);
  await store.tx(async (writer) => {
    // Somebody may have changed the password in the meantime.
    const current = await writer.get('accounts', id);
    if (current?.password_hash === earlier) await writer.update('accounts', id, { password_hash });
  });
}

/**
 * Finds the account with an e-mail address and password. An unknown address takes as long as a
 * wrong password and gets the same message. Ten wrong tries block the account for the caller's
 * address.
 */
async function signIn(
  area: AccountRecord['area'],
  { email, password }: Credentials,
  request: Request,
  context: Context,
): Promise<Readonly<AccountRecord>> {
  const { store, loginThrottle, passwords } = context;
  const address = email.trim().toLowerCase();
  const attempt = { account: `${area} ${address}`, address: request.ip ?? '' };
  await loginThrottle.begin(attempt);
  const { rows } = await store.find('accounts', { filter: { area, email: address, status: 1 } });
  const [account] = rows;
  const fits = await passwords.verify(password, account?.password_hash);
  if (!account || !fits || !(await isOfActivePartner(store, account))) {
    await noteSignIn(context, 'sign_in_failed', { area, id: account?.id ?? 0, email: address });
    throw new HttpError(401, 'wrong_password');
  }
  await loginThrottle.clear(attempt);
  await renewHash(account, password, context);
  return account;
}

/** Starts a session for an account; returns its token and the account's fields for the response. */
async function openSession(
  account: Readonly<AccountRecord>,
  holder: Omit<Holder, 'user_id' | 'account_id'>,
  request: Request,
  context: Context,
): Promise<{
  token: string;
  name: string;
  must_change_password?: true;
  second_factor?: true;
  must_set_second_factor?: true;
}> {
  const { store, config } = context;
  const mustChangePassword = account.must_change_password === true;
  const secondFactorDue = (await findSecondFactor(store, account.id)) !== undefined;
  if (config.secondFactorByDefault) await requireSecondFactorByDefault(store);
  const mustSet = await mustSetSecondFactor(store, account);
  const token = await store.tx((writer) =>
    startSession(writer, config.sessionLimits, {
      area: account.area,
      holder: { user_id: null, account_id: account.id, ...holder },
      device: parseUserAgent(request.get('user-agent')),
      mustChangePassword,
      secondFactorDue,
      mustSetSecondFactor: mustSet,
    }),
  );
  if (!secondFactorDue) await noteSignIn(context, 'sign_in', account);
  return {
    token,
    name: account.name,
    ...(mustChangePassword && { must_change_password: true }),
    ...(secondFactorDue && { second_factor: true }),
    ...(mustSet && { must_set_second_factor: true }),
  };
}

export const passwordRoutes = [
  handle(adminLogin, { before: throttle(60) }, async ({ body, request }, context) => {
    const { passwords } = context;
    const account = await passwords.admit(() => signIn('admin', body, request, context));
    const role_id = ([1, 2, 3] as const).find((one) => String(one) === account.role);
    if (role_id === undefined) throw new HttpError(403, 'forbidden');
    const holder = { role_id, partner_id: null };
    const session = await openSession(account, holder, request, context);
    return { ...session, admin_id: account.id, role_id };
  }),
  handle(partnerLogin, { before: throttle(60) }, async ({ body, request }, context) => {
    const { passwords } = context;
    const account = await passwords.admit(() => signIn('partner', body, request, context));
    const holder = getPartnerHolder(account);
    const session = await openSession(account, holder, request, context);
    return { ...session, partner_id: holder.partner_id };
  }),
];
