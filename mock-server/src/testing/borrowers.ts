import { expect } from 'vitest';
import { adminToken, signInConsumer, createProfile, giveConsents } from './signIn';
import type { Answer, TestServer } from './startTestServer';

/** A signed-in borrower. */
export interface Person {
  token: string;
  userId: string;
}

/** Builds the borrowers' actions on one test server. */
export function createBorrowerActions(server: TestServer) {
  const { ask } = server;
  const of = (method: string, what: string, who: Person, body?: object): Promise<Answer> =>
    ask(method, `/api/user/${who.userId}/${what}`, { token: who.token, ...(body && { body }) });
  const loadLenderPage = async (who: Person, lender: string, query = '') =>
    Object((await of('GET', `lenders/${lender}${query}`, who)).body).data;
  return {
    /** Sends a call below the person's own path. */
    of,
    /** Loads a lender's page for a person. Untyped, for use with matchers. */
    loadLenderPage,
    /** Signs in a borrower with a complete profile and the consents that offers need. */
    borrower: async (contact: string, partner?: string): Promise<Person> => {
      const who = await signInConsumer(server, contact, partner);
      await giveConsents(server, who);
      await ask('POST', `/api/user/${who.userId}`, { token: who.token, body: createProfile() });
      return who;
    },
    /** Applies with exactly the terms of the lender's offer. */
    applyTo: async (who: Person, lender: string) => {
      const { offer } = await loadLenderPage(who, lender);
      const { lender_id, amount, tenure_months } = offer;
      await giveConsents(server, who, [lender_id]);
      const made = await of('POST', 'applications', who, { lender_id, amount, tenure_months });
      expect(made.status).toBe(200);
      return Object(made.body).data;
    },
    /** Sets an application's status by a status file. */
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
