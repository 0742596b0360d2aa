import { panWithScore } from '@marketplace/shared/testing';
import type { Answer, TestServer } from './startTestServer';

/** A text field of an answer; throws where it has none, since the test cannot go on. */
export function textOf(answer: Answer, field: string): string {
  const value: unknown = Object(answer.body)[field];
  if (typeof value !== 'string') throw new Error(`No ${field} in ${JSON.stringify(answer.body)}`);
  return value;
}

const admins = { 1: 'admin@demo.in', 2: 'reports@demo.in', 3: 'telecalling@demo.in' } as const;

/** Signs an admin in. */
export async function newAdminToken(server: TestServer, role: 1 | 2 | 3 = 1): Promise<string> {
  const body = { email: admins[role], password: 'Admin@123' };
  return textOf(await server.ask('POST', '/api/admin/login', { body }), 'token');
}

/** Signs a partner in. */
export async function newPartnerToken(
  server: TestServer,
  email = 'partner@demo.in',
): Promise<string> {
  const body = { email, password: 'Partner@123' };
  return textOf(await server.ask('POST', '/api/partner/login', { body }), 'token');
}

/** Tokens given out, by server and account. */
const given = new WeakMap<TestServer, Map<string, string>>();

/**
 * The account's token that was given out before, while it is live: to check a password takes its time
 * by design, and most tests are about something else.
 */
async function liveToken(
  server: TestServer,
  email: string,
  signIn: () => Promise<string>,
): Promise<string> {
  const tokens = given.get(server) ?? new Map<string, string>();
  given.set(server, tokens);
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

/** The newest code that was sent to a contact. */
export async function codeFor(server: TestServer, contact: string): Promise<string> {
  const { body } = await server.ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(body) ? Array.from<unknown>(body) : [];
  const found = letters.find((letter) => Object(letter).to === contact);
  return String(Object(found).code);
}

/** The first password in the newest letter to a console account. */
export async function sentPassword(server: TestServer, email: string): Promise<string> {
  const { body } = await server.ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(body) ? Array.from<unknown>(body) : [];
  const found = letters.find((letter) => Object(letter).to === email);
  return /: (\S+)$/u.exec(String(Object(found).text))?.[1] ?? '';
}

/** Signs a consumer in with the code from the outbox. */
export async function consumer(
  server: TestServer,
  contact: string,
  partner?: string,
): Promise<{ token: string; userId: string }> {
  const sent = await server.ask('POST', '/api/send-otp', {
    body: { contact, ...(partner !== undefined && { partner }) },
  });
  const userId = textOf(sent, 'user_id');
  const otp = await codeFor(server, contact);
  const verified = await server.ask('POST', '/api/verify-otp', { body: { user_id: userId, otp } });
  return { token: textOf(verified, 'token'), userId };
}

/** Gives the consents that offers need, and one for each lender that is named. */
export async function giveConsents(
  server: TestServer,
  { token, userId }: { token: string; userId: string },
  lenders: readonly number[] = [],
): Promise<void> {
  const wanted = [
    { purpose: 'bureau' },
    { purpose: 'lenders' },
    ...lenders.map((lender_id) => ({ purpose: 'application', lender_id })),
  ];
  for (const consent of wanted) {
    const body = { ...consent, text_version: 1, language: 'en', granted: 1 };
    const { status } = await server.ask('POST', `/api/user/${userId}/consents`, { token, body });
    if (status !== 200) throw new Error(`The consent was answered with ${status}`);
  }
}

/** A finished personal loan profile of someone who earns well; on one server the PAN is of one account only. */
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

/** The same with a PAN that nobody else has. */
export const ownProfile = (): Omit<typeof finishedProfile, 'tin'> & { tin: string } => {
  profiles += 1;
  return { ...finishedProfile, tin: panWithScore(String(profiles), 792) };
};
