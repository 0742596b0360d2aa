import { adminLogin, type Client, createClient, sendOtp, verifyOtp } from '@marketplace/shared/api';
import { toAdminRole, encodeRole, type ClientValueName } from '@marketplace/shared/session';
import { array, object, string } from 'yup';
import type { Cookies } from '../page/device';

const createBenchClient = (url: string): Client =>
  createClient({
    baseUrl: url,
    token: () => undefined,
    language: () => 'en',
    texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
  });

const buildCookies = (url: string, values: Partial<Record<ClientValueName, string>>): Cookies =>
  Object.entries(values).map(([name, value]) => ({ name, value: encodeURIComponent(value), url }));

interface SignedInAdmin {
  token: string;
  cookies: Cookies;
}

export async function signInAdmin(url: string): Promise<SignedInAdmin> {
  const body = { email: 'admin@demo.in', password: 'Admin@123' };
  const { token, admin_id, role_id } = await createBenchClient(url).call(adminLogin, { body });
  const role = toAdminRole(role_id);
  if (role === undefined) throw new Error(`The demo admin has the role ${role_id}`);
  return {
    token,
    cookies: buildCookies(url, {
      adminToken: token,
      adminId: String(admin_id),
      roleId: encodeRole(role),
    }),
  };
}

const outboxSchema = array(object({ to: string(), code: string() })).required();

/** Reads the newest code for a contact from the server's outbox. */
export async function readCode(url: string, contact: string): Promise<string> {
  const outbox = await fetch(`${url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const messages = await outboxSchema.validate(await outbox.json());
  return messages.find(({ to, code }) => to === contact && code)?.code ?? '';
}

/** Signs in the demo borrower, who has a complete profile, and chooses personal loans. */
export async function signInBorrower(url: string): Promise<Cookies> {
  const client = createBenchClient(url);
  const contact = '9876543210';
  const { user_id } = await client.call(sendOtp, { body: { contact } });
  const otp = await readCode(url, contact);
  const { token } = await client.call(verifyOtp, { body: { user_id, otp } });
  return buildCookies(url, {
    accessToken: token,
    userId: user_id,
    productType: 'Personal Loans',
    productId: '1',
  });
}
