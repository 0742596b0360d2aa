import { expect } from 'vitest';
import { adminToken, consumer, ownProfile, giveConsents } from './signIn';
import type { Answer, TestServer } from './startTestServer';

/** Someone who is signed in. */
export interface Person {
  token: string;
  userId: string;
}

/** What borrowers do with lenders, on one test server. */
export function borrowersOf(server: TestServer) {
  const { ask } = server;
  const of = (method: string, what: string, who: Person, body?: object): Promise<Answer> =>
    ask(method, `/api/user/${who.userId}/${what}`, { token: who.token, ...(body && { body }) });
  const pageOf = async (who: Person, lender: string, query = '') =>
    Object((await of('GET', `lenders/${lender}${query}`, who)).body).data;
  return {
    /** A call below the person's own address. */
    of,
    /** What a person may know of a lender, looked into with matchers. */
    pageOf,
    /** Someone with a finished profile and the consents that offers need. */
    borrower: async (contact: string): Promise<Person> => {
      const who = await consumer(server, contact);
      await giveConsents(server, who);
      await ask('POST', `/api/user/${who.userId}`, { token: who.token, body: ownProfile() });
      return who;
    },
    /** Takes the lender's offer as it stands. */
    applyTo: async (who: Person, lender: string) => {
      const { offer } = await pageOf(who, lender);
      const { lender_id, amount, tenure_months } = offer;
      await giveConsents(server, who, [lender_id]);
      const made = await of('POST', 'applications', who, { lender_id, amount, tenure_months });
      expect(made.status).toBe(200);
      return Object(made.body).data;
    },
    /** The lender tells a status, by a status file. */
    setStatus: async (id: string, status: string, day: string, remarks = ''): Promise<void> => {
      const text = `application_id,status,status_date,remarks\r\n${id},${status},${day},${remarks}`;
      const body = new FormData();
      body.set('image_name', new File([text], 'status.csv'));
      const token = await adminToken(server);
      const answer = await ask('POST', '/api/upload-application-status-file', { token, body });
      expect(answer.body).toMatchObject({ rowsUpdated: 1, errors: [] });
    },
  };
}
