import { type AdminUser, adminUserSchema } from '@marketplace/shared/schema';
import { hashAtLowCost, newFirstPassword } from '../../auth/passwords';
import { forgetSecondFactor } from '../../auth/secondFactor';
import { endAllSessions } from '../../auth/sessions';
import { nowIso } from '../../clock';
import type { AccountRecord, Collections } from '../../data/records';
import { adminUserView } from '../../data/views';
import { HttpError } from '../../httpError';
import type { Language } from '../../messages/translate';
import { translate } from '../../messages/translate';
import type { Reader, Writer } from '../../store/port';
import { sendMessage } from '../outbox/sendMessage';
import { removeSavedViews } from '../savedViews/savedViews';
import { hasControls } from '../approvals/approvalSettings';
import type { RestControl } from './recordWriter';
import { createRecordWriter } from './recordWriter';

const fields = adminUserSchema.omit(['id']);

async function checkEmail(reader: Reader<Collections>, email: string, own?: number): Promise<void> {
  const { rows } = await reader.find('accounts', { filter: { area: 'admin', email } });
  if (rows.some(({ id }) => id !== own))
    throw new HttpError(409, 'email_taken', { errors: { email: 'email_taken' } });
}

/** Throws 409 if only one full admin would be left to approve changes that need a second one. */
async function requireSecondFullAdmin(reader: Reader<Collections>, besides: number): Promise<void> {
  const filter = { area: 'admin', role: '1', status: 1, id_neq: besides };
  const { total } = await reader.find('accounts', { filter, range: [0, 0] });
  if (total === 0) throw new HttpError(409, 'last_full_admin');
  if (total === 1 && (await hasControls(reader))) throw new HttpError(409, 'second_full_admin');
}

const hasFullAccess = ({ role, status }: Pick<AdminUser, 'role' | 'status'>): boolean =>
  role === '1' && status === 1;

/** Tells the old and the new address, so that nobody's sign-in moves to another mailbox unnoticed. */
async function tellNewEmail(
  writer: Writer<Collections>,
  saved: Readonly<AccountRecord>,
  old: Readonly<AccountRecord>,
  language: Language,
): Promise<void> {
  const text = translate(language, 'admin_email_changed', { old: old.email, new: saved.email });
  for (const to of [old.email, saved.email])
    await sendMessage(writer, { kind: 'security', to, text });
}

/** Whether a change gives an account more rights, or hands it to another mailbox. */
const givesAccess = (old: Readonly<AccountRecord>, changes: Partial<AdminUser>): boolean =>
  Number(changes.role ?? old.role) < Number(old.role) ||
  (changes.status ?? old.status) > old.status ||
  (changes.email ?? old.email).toLowerCase() !== old.email;

const changedFields = fields.partial();

const control: RestControl = {
  resource: 'admin-users',
  async getKind(reader, { params, body }, verb) {
    if (verb === 'POST') return 'admin_access';
    const old = await reader.get('accounts', Number(params.id));
    return verb === 'PUT' && old && givesAccess(old, changedFields.cast(body))
      ? 'admin_access'
      : undefined;
  },
  async subject(reader, { params, body }) {
    const account = await reader.get('accounts', Number(params.id));
    return {
      title: account?.name ?? changedFields.cast(body).name ?? '',
      page: '/user-management',
    };
  },
};

/**
 * Writes admin accounts. Sends the first password of a new account to the outbox, and ends an account's
 * sessions when its rights change. Admins cannot remove their own account or reduce its rights. One admin always
 * keeps full access, and two while changes need a second admin.
 */
export const adminUserWriter = createRecordWriter({
  collection: 'accounts',
  created: fields,
  updated: changedFields,
  control,
  view: adminUserView,
  isMember: ({ area }) => area === 'admin',
  async toRecord(user, { writer, language }) {
    const email = user.email.toLowerCase();
    const password = newFirstPassword();
    await checkEmail(writer, email);
    await sendMessage(writer, {
      kind: 'access',
      to: email,
      text: translate(language, 'first_password', { password }),
    });
    return {
      ...user,
      email,
      area: 'admin' as const,
      partner_id: null,
      password_hash: hashAtLowCost(password),
      must_change_password: true,
      created_at: nowIso(),
    };
  },
  async toPatch(changes, old, { writer }) {
    const email = changes.email?.toLowerCase() ?? old.email;
    await checkEmail(writer, email, old.id);
    return { ...changes, email };
  },
  async afterUpdate(saved, old, { writer, session, language }) {
    if (saved.email !== old.email) await tellNewEmail(writer, saved, old, language);
    if (saved.role === old.role && saved.status === old.status) return;
    if (hasFullAccess(old) && !hasFullAccess(saved)) await requireSecondFullAdmin(writer, old.id);
    if (session?.account_id === old.id) throw new HttpError(409, 'own_account');
    await endAllSessions(writer, { account_id: old.id });
  },
  async beforeRemove(old, { writer, session }) {
    const { id } = old;
    if (hasFullAccess(old)) await requireSecondFullAdmin(writer, id);
    if (session?.account_id === id) throw new HttpError(409, 'own_account');
    await endAllSessions(writer, { account_id: id });
    await removeSavedViews(writer, id);
    await forgetSecondFactor(writer, id);
  },
});

export const adminUserCalls = adminUserWriter.calls;
