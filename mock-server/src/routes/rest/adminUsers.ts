import { type AdminUser, adminUserSchema } from '@marketplace/shared/schema';
import { hashPassword, newFirstPassword } from '../../auth/passwords';
import { forgetSecondFactor } from '../../auth/secondFactor';
import { endAllSessions } from '../../auth/sessions';
import type { Collections } from '../../data/records';
import { adminUserView } from '../../data/views';
import { HttpError } from '../../httpError';
import { translate } from '../../messages/translate';
import type { Reader } from '../../store/port';
import { sendMessage } from '../customers/outbox/sendMessage';
import { removeSavedViews } from '../console/savedViews/savedViews';
import { createRecordWriter } from './recordWriter';

const fields = adminUserSchema.omit(['id']);

async function checkEmail(reader: Reader<Collections>, email: string, own?: number): Promise<void> {
  const { rows } = await reader.find('accounts', { filter: { area: 'admin', email } });
  if (rows.some(({ id }) => id !== own))
    throw new HttpError(409, 'email_taken', { errors: { email: 'email_taken' } });
}

/** Throws 409 if nobody else could sign in with full access. Only such an admin can grant access again. */
async function requireFullAdmin(reader: Reader<Collections>, besides: number): Promise<void> {
  const filter = { area: 'admin', role: '1', status: 1 };
  const { rows } = await reader.find('accounts', { filter });
  if (rows.every(({ id }) => id === besides)) throw new HttpError(409, 'last_full_admin');
}

const hasFullAccess = ({ role, status }: Pick<AdminUser, 'role' | 'status'>): boolean =>
  role === '1' && status === 1;

/**
 * Writes admin accounts. Sends the first password of a new account to the outbox, and ends an account's
 * sessions when its rights change. Admins cannot remove their own account or reduce its rights, and one admin
 * always keeps full access.
 */
export const adminUserWriter = createRecordWriter({
  collection: 'accounts',
  created: fields,
  updated: fields.partial(),
  view: adminUserView,
  isMember: ({ area }) => area === 'admin',
  async toRecord(user, { writer, language }) {
    const email = user.email.toLowerCase();
    const password = newFirstPassword();
    await checkEmail(writer, email);
    await sendMessage(writer, {
      to: email,
      text: translate(language, 'first_password', { password }),
    });
    return {
      ...user,
      email,
      area: 'admin' as const,
      partner_id: null,
      password_hash: hashPassword(password),
      must_change_password: true,
    };
  },
  async toPatch(changes, old, { writer }) {
    const email = changes.email?.toLowerCase() ?? old.email;
    await checkEmail(writer, email, old.id);
    return { ...changes, email };
  },
  async afterUpdate(saved, old, { writer, session }) {
    if (saved.role === old.role && saved.status === old.status) return;
    if (!hasFullAccess(saved)) await requireFullAdmin(writer, old.id);
    if (session.account_id === old.id) throw new HttpError(409, 'own_account');
    await endAllSessions(writer, { account_id: old.id });
  },
  async beforeRemove({ id }, { writer, session }) {
    await requireFullAdmin(writer, id);
    if (session.account_id === id) throw new HttpError(409, 'own_account');
    await endAllSessions(writer, { account_id: id });
    await removeSavedViews(writer, id);
    await forgetSecondFactor(writer, id);
  },
});
