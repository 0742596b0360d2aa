import { MINUTE_MS, now, nowIso } from '../clock';
import type { Store } from '../context';
import { NO_PASSWORD } from './passwords';
import { hashSecret, newToken } from './tokens';

const LINK_MINUTES = 30;

/**
 * Makes the first admin and returns the path of the page that sets the password, which can be used once within 30
 * minutes. Called again, it replaces a link that was not used. Throws if a full admin has a password already.
 */
export async function inviteFirstAdmin(store: Store, address: string): Promise<string> {
  const email = address.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email))
    throw new Error(`"${address}" is no e-mail address: npm run admin -- --email you@example.in`);
  const token = newToken();
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
