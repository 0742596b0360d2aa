import { randomBytes } from 'node:crypto';
import { versionSeen } from '@marketplace/shared/api';
import { adminUserSchema } from '@marketplace/shared/schema';
import type { AdminUser } from '@marketplace/shared/schema';
import type { Request, Response } from 'express';
import { hashPassword } from '../../auth/passwords';
import { endSessions, findSession } from '../../auth/sessions';
import type { Context } from '../../context';
import { saveChange } from '../../data/changes';
import type { AccountRecord, Collections } from '../../data/records';
import { adminUserView } from '../../data/views';
import { HttpError, notFound } from '../../httpError';
import { say } from '../../messages/say';
import { languageOf } from '../../middleware/languageOf';
import type { Reader } from '../../store/port';
import { checked } from '../kit/check';
import { parseBody } from '../kit/parseBody';
import { seenVersion } from '../kit/seenVersion';
import { post } from '../outbox/post';

const fields = adminUserSchema.omit(['id']);
const changeable = fields.partial().shape(versionSeen);

async function adminAccount(
  reader: Reader<Collections>,
  id: number,
): Promise<Readonly<AccountRecord>> {
  const account = await reader.get('accounts', id);
  if (account?.area !== 'admin') throw notFound();
  return account;
}

async function checkEmail(reader: Reader<Collections>, email: string, own?: number): Promise<void> {
  const { rows } = await reader.find('accounts', { filter: { area: 'admin', email } });
  if (rows.some(({ id }) => id !== own))
    throw new HttpError(409, 'email_taken', { errors: { email: 'email_taken' } });
}

/** Adds an admin account; its first password goes to the outbox. */
export async function createAdminUser(
  request: Request,
  response: Response,
  { store }: Context,
): Promise<AdminUser> {
  const language = languageOf(request);
  const user = checked(fields, await parseBody(request, response), language);
  const email = user.email.toLowerCase();
  const password = randomBytes(9).toString('base64url');
  const made = await store.tx(async (writer) => {
    await checkEmail(writer, email);
    await post(writer, { to: email, text: say(language, 'first_password', { password }) });
    return writer.insert('accounts', {
      ...user,
      email,
      area: 'admin',
      partner_id: null,
      password_hash: hashPassword(password),
    });
  });
  return adminUserView(made);
}

/** Changes fields of an admin account; those not sent stay. Its sessions end, since its rights may have changed. */
export async function changeAdminUser(
  id: number,
  request: Request,
  response: Response,
  { store }: Context,
): Promise<AdminUser> {
  const { id: _, ...sent } = await parseBody(request, response);
  const { version, ...changes } = checked(changeable, sent, languageOf(request));
  const seen = seenVersion(request, { version });
  const session = await findSession(store, request.get('authorization'));
  const saved = await store.tx(async (writer) => {
    const old = await adminAccount(writer, id);
    const rightsChange = changes.role !== undefined || changes.status !== undefined;
    const email = changes.email?.toLowerCase() ?? old.email;
    await checkEmail(writer, email, id);
    const patch = { ...changes, email };
    const view = adminUserView;
    const account = await saveChange(writer, 'accounts', { old, patch, seen, view });
    const lessened = account.role !== old.role || account.status !== old.status;
    if (lessened && session?.account_id === id) throw new HttpError(409, 'own_account');
    if (rightsChange && lessened) await endSessions(writer, id);
    return account;
  });
  return adminUserView(saved);
}

/** Removes an admin account and ends its sessions; nobody removes their own. */
export async function removeAdminUser(
  id: number,
  request: Request,
  { store }: Context,
): Promise<AdminUser> {
  const session = await findSession(store, request.get('authorization'));
  const removed = await store.tx(async (writer) => {
    await adminAccount(writer, id);
    if (session?.account_id === id) throw new HttpError(409, 'own_account');
    await endSessions(writer, id);
    return writer.remove('accounts', id);
  });
  return adminUserView(removed);
}
