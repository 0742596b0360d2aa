import { expect } from 'vitest';
import { adminToken, signInConsumer, createProfile, giveConsents } from './signIn';
import type { Answer, TestServer } from './startTestServer';

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
  const save = (who: Person, body: object) =>
    ask('POST', `/api/user/${who.userId}`, { token: who.token, body });
  const borrower = async (contact: string, partner?: string): Promise<Person> => {
    const who = await signInConsumer(server, contact, partner);
    await giveConsents(server, who);
    await save(who, createProfile());
    return who;
  };
  /** Confirms the second contact with the newest code that was sent. */
  const confirmContact = async (who: Person, contact: 'email' | 'mobile'): Promise<Answer> => {
    expect((await of('POST', 'contact-code', who, { contact })).status).toBe(200);
    const [newest] = Object((await ask('GET', '/dev/outbox')).body);
    return of('POST', 'contact-confirm', who, { contact, otp: newest.code });
  };
  /** Signs in a borrower whose profile lacks only the PAN. */
  const borrowerWithoutPan = async (contact: string): Promise<Person> => {
    const who = await signInConsumer(server, contact);
    await giveConsents(server, who);
    const { tin: _, ...profile } = createProfile();
    await save(who, profile);
    return who;
  };
  /** Lets two borrowers confirm the same second contact, which proves that they are one person. */
  const proveSame = async (one: Person, other: Person, field: 'email' | 'mobile_phone_number') => {
    const value = field === 'email' ? `asha${(contacts += 1)}@example.in` : String((contacts += 1));
    for (const who of [one, other]) {
      await save(who, { [field]: value });
      const answer = await confirmContact(who, field === 'email' ? 'email' : 'mobile');
      expect(answer.status).toBe(200);
    }
  };
  let contacts = 9_226_200_000;
  return {
    /** Sends a call below the person's own path. */
    of,
    /** Loads a lender's page for a person. Untyped, for use with matchers. */
    loadLenderPage,
    /** Signs in a borrower with a complete profile and the consents that offers need. */
    borrower,
    /** Saves some of a person's profile. */
    save,
    confirmContact,
    borrowerWithoutPan,
    proveSame,
    /**
     * Two borrowers with a mobile number, an e-mail and a birth date of their own in common. Both have confirmed
     * the e-mail; only the second has a PAN.
     */
    twins: async () => {
      const first = String((contacts += 1));
      const second = String((contacts += 1));
      const own = {
        mobile_phone_number: first,
        email: `asha${first}@example.in`,
        last_name: 'Kulkarni',
        birth_date: `1991-05-${String(1 + (Number(first) % 28)).padStart(2, '0')}`,
      };
      const people = [await borrowerWithoutPan(first), await borrower(second)] as const;
      await save(people[0], own);
      await save(people[1], { ...own, address1: '7 Lake Road', monthly_income: 90_000 });
      for (const who of people) await confirmContact(who, 'email');
      return { survivor: people[0], other: people[1], first, second, own };
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
