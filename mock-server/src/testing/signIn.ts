import { consentTo, panWithScore } from '@marketplace/shared/testing';
import type { Answer, TestServer } from './startTestServer';

/**
 * Returns a text field of a response; throws if it is missing, because the test cannot continue.
 */
export function getText(answer: Answer, field: string): string {
  const value: unknown = Object(answer.body)[field];
  if (typeof value !== 'string') throw new Error(`No ${field} in ${JSON.stringify(answer.body)}`);
  return value;
}

const admins = { 1: 'admin@demo.in', 2: 'reports@demo.in', 3: 'telecalling@demo.in' } as const;

/** Signs an admin in; returns the token. */
export async function newAdminToken(server: TestServer, role: 1 | 2 | 3 = 1): Promise<string> {
  const body = { email: admins[role], password: 'Admin@123' };
  return getText(await server.ask('POST', '/api/admin/login', { body }), 'token');
}

/** Signs a partner in; returns the token. */
export async function newPartnerToken(
  server: TestServer,
  email = 'partner@demo.in',
): Promise<string> {
  const body = { email, password: 'Partner@123' };
  return getText(await server.ask('POST', '/api/partner/login', { body }), 'token');
}

/** Caches tokens by server and account. */
const tokenCache = new WeakMap<TestServer, Map<string, string>>();

/**
 * Returns the account's cached token while it is live. Checking a password is slow by design, and
 * most tests do not need a new sign-in.
 */
async function liveToken(
  server: TestServer,
  email: string,
  signIn: () => Promise<string>,
): Promise<string> {
  const tokens = tokenCache.get(server) ?? new Map<string, string>();
  tokenCache.set(server, tokens);
  const known = tokens.get(email);
  if (known !== undefined) {
    const { status } = await server.ask('GET', '/api/get-lender-data/0', { token: known });
    if (status !== 401) return known;
  }
  const token = await signIn();
  tokens.set(email, token);
  return token;
}

export const adminToken = (server: TestServer, role: 1 | 2 | 3 = 1): Promise<string> =>
  liveToken(server, admins[role], () => newAdminToken(server, role));

export const partnerToken = (server: TestServer, email = 'partner@demo.in'): Promise<string> =>
  liveToken(server, email, () => newPartnerToken(server, email));

/** Returns the latest code sent to a contact. */
export async function codeFor(server: Pick<TestServer, 'ask'>, contact: string): Promise<string> {
  const { body } = await server.ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(body) ? Array.from<unknown>(body) : [];
  const found = letters.find((letter) => Object(letter).to === contact);
  return String(Object(found).code);
}

/** Returns the initial password from the latest message to a console account. */
export async function readSentPassword(server: TestServer, email: string): Promise<string> {
  const { body } = await server.ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(body) ? Array.from<unknown>(body) : [];
  const found = letters.find((letter) => Object(letter).to === email);
  return /: (\S+)$/u.exec(String(Object(found).text))?.[1] ?? '';
}

/** Signs a consumer in with the code from the outbox. */
export async function signInConsumer(
  server: Pick<TestServer, 'ask'>,
  contact: string,
  partner?: string,
): Promise<{ token: string; userId: string }> {
  const sent = await server.ask('POST', '/api/send-otp', {
    body: { contact, ...(partner !== undefined && { partner }) },
  });
  const userId = getText(sent, 'user_id');
  const otp = await codeFor(server, contact);
  const verified = await server.ask('POST', '/api/verify-otp', { body: { user_id: userId, otp } });
  return { token: getText(verified, 'token'), userId };
}

/** Gives the consents that offers need, and one for each given lender. */
export async function giveConsents(
  server: TestServer,
  { token, userId }: { token: string; userId: string },
  lenders: readonly number[] = [],
): Promise<void> {
  const wanted = [
    consentTo('bureau'),
    consentTo('lenders'),
    ...lenders.map((lender_id) => ({ ...consentTo('application'), lender_id })),
  ];
  for (const body of wanted) {
    const { status } = await server.ask('POST', `/api/user/${userId}/consents`, { token, body });
    if (status !== 200) throw new Error(`The consent was answered with ${status}`);
  }
}

/**
 * A complete personal loan profile with a high income. Only one account per server can use its PAN.
 */
export const finishedProfile = {
  first_name: 'Asha',
  last_name: 'Rao',
  birth_date: '1990-05-17',
  gender: 'female',
  tin: 'ABCPR1234K',
  email: 'asha@example.in',
  mobile_phone_number: '9123456780',
  address1: '12 MG Road',
  postal_code: '560001',
  residence_type: 'rented',
  employment_status_code: 'salaried',
  employer_name: 'Acme Works',
  officepincode: '560001',
  salary_mode: 'bank_transfer',
  monthly_income: 80_000,
  se_loan_amount: 200_000,
} as const;

let profiles = 0;

/** Returns the same profile with a unique PAN. */
export const createProfile = (): Omit<typeof finishedProfile, 'tin'> & { tin: string } => {
  profiles += 1;
  return { ...finishedProfile, tin: panWithScore(String(profiles), 792) };
};
