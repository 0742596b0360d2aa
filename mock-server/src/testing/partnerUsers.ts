import { newMerchant } from './merchants';
import { adminToken, getText } from './signIn';
import type { Answer, TestServer } from './startTestServer';

/** A password that the rules accept. */
export const GOOD_PASSWORD = 'tidal lantern 61 rope';

let people = 0;

/** Builds the calls that manage the users of partners. */
export function createPartnerUserActions(server: TestServer) {
  const { ask } = server;

  /** Returns the secret in the latest message to a contact; '' if it has none. */
  async function sentInvitation(contact: string): Promise<string> {
    const { body } = await ask('GET', '/dev/outbox');
    const letters: unknown[] = Array.isArray(body) ? body : [];
    const latest = letters.find((letter) => Object(letter).to === contact);
    return /\/partner\/invitation#([\w-]{43})/u.exec(String(Object(latest).text))?.[1] ?? '';
  }

  const read = (token: string): Promise<Answer> =>
    ask('POST', '/api/partner/invitation', { body: { token } });
  const accept = (token: string, new_password = GOOD_PASSWORD): Promise<Answer> =>
    ask('POST', '/api/partner/invitation/accept', { body: { token, new_password } });
  const users = (
    method: 'GET' | 'POST' | 'DELETE',
    token: string,
    path: string,
    body?: object,
  ): Promise<Answer> => ask(method, `/api/partners/${path}`, { token, ...(body && { body }) });

  /** Invites somebody to a partner. */
  async function invite(
    token: string,
    partnerId: number,
    role: string,
  ): Promise<{ id: number; email: string; version: number }> {
    people += 1;
    const email = `user${people}@example.in`;
    const body = { name: 'Tara Joshi', email, role };
    const { status, body: answer } = await users('POST', token, `${partnerId}/users`, body);
    if (status !== 200) throw new Error(`The invitation was answered with ${status}`);
    return Object(answer).data;
  }

  /** Invites somebody to a partner and signs in; returns the account and its session's token. */
  async function join(token: string, partnerId: number, role: string) {
    const user = await invite(token, partnerId, role);
    const accepted = await accept(await sentInvitation(user.email));
    return { ...user, token: getText(accepted, 'token') };
  }

  /** Approves a new merchant; returns the application as sent, and as the admin sees it. */
  async function approveMerchant(more: object = {}) {
    const admin = await adminToken(server);
    const sent = newMerchant(more);
    const applied = await ask('POST', '/api/merchants', { body: sent });
    const reference = String(Object(applied.body).data.reference);
    const filter = encodeURIComponent(JSON.stringify({ reference }));
    const found = await ask('GET', `/api/rest/merchants?filter=${filter}`, { token: admin });
    const id = String(Object(Array.isArray(found.body) ? found.body[0] : {}).id);
    const approve = (): Promise<Answer> =>
      ask('POST', `/api/merchants/${id}/decision`, {
        token: admin,
        body: { status: 'approved', remarks: '' },
      });
    const answer = await approve();
    const partnerId = Number(Object(answer.body).data?.own_partner_id);
    return { id, answer, approve, partnerId, email: String(sent['email']), sent };
  }

  return { sentInvitation, read, accept, users, invite, join, approveMerchant };
}
