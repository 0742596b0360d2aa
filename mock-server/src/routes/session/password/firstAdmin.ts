import { NO_PASSWORD } from '../../../auth/passwords';
import { hashSecret, newToken } from '../../../auth/tokens';
import { MINUTE_MS, now, nowIso } from '../../../clock';
import type { Context } from '../../../context';
import { withAudit } from '../../audit/auditedStore';

const LINK_MINUTES = 30;

/** The log names no account for what is done at the server itself. */
const AT_THE_SERVER = { area: 'admin', account_id: 0, masquerade_by: null } as const;

/**
 * Makes the first admin, which the audit log notes, and returns the path of the page that sets the password, which can be used once within 30
 * minutes. Called again, it replaces a link that was not used. Throws if a full admin has a password already.
 */
export async function inviteFirstAdmin(
  context: Pick<Context, 'store' | 'config'>,
  address: string,
): Promise<string> {
  const email = address.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email))
    throw new Error(`"${address}" is no e-mail address: npm run admin -- --email you@example.in`);
  const token = newToken();
  const { store } = withAudit(context, AT_THE_SERVER, 'inviteFirstAdmin');
  await store.tx(async (writer) => {
    const filter = { area: 'admin', role: '1' };
    const admins = (await writer.find('accounts', { filter })).rows;
    if (admins.some((admin) => admin.email !== email || !admin.must_change_password))
      throw new Error('There is a full admin already, who adds others in the console.');
    const account =
      admins[0] ??
      (await writer.insert('accounts', {
        area: 'admin',
        email,
        password_hash: NO_PASSWORD,
        name: email.split('@')[0] ?? email,
        role: '1',
        status: 1,
        partner_id: null,
        created_at: nowIso(),
        must_change_password: true,
      }));
    const links = await writer.find('password_resets', { filter: { account_id: account.id } });
    for (const { id } of links.rows) await writer.remove('password_resets', id);
    await writer.insert('password_resets', {
      account_id: account.id,
      token_hash: hashSecret(token),
      expires_at: new Date(now() + LINK_MINUTES * MINUTE_MS).toISOString(),
    });
  });
  return `/admin/new-password#${token}`;
}
