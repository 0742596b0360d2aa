import { getIndianToday } from '../data/indianDay';
import { createBorrowerActions } from './borrowers';
import { newMerchant } from './merchants';
import { adminToken } from './signIn';
import type { TestServer } from './startTestServer';

let people = 0;

/** A partner that another one has referred. */
export interface ReferredPartner {
  /** The reference of the merchant's application. */
  readonly reference: string;
  readonly id: number;
  readonly url_segment: string;
}

/** Refers partners, and disburses applications of theirs, on one test server. */
export function createReferralActions(server: TestServer) {
  const { ask } = server;
  const { borrower, applyTo, of } = createBorrowerActions(server);
  const findRows = async (resource: string, filter: object): Promise<Record<string, unknown>[]> => {
    const path = `/api/rest/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const { body } = await ask('GET', path, { token: await adminToken(server) });
    return Array.isArray(body) ? body : [];
  };
  return {
    /** Applies as a merchant by a partner's form. */
    apply: async (partner: string): Promise<string> => {
      const answer = await ask('POST', '/api/merchants', { body: newMerchant({ partner }) });
      return String(Object(answer.body).data?.reference);
    },
    /** Approves a merchant's application, so that it becomes a partner. */
    approve: async (reference: string): Promise<ReferredPartner> => {
      const [merchant] = await findRows('merchants', { reference });
      const decision = { status: 'approved', remarks: '' };
      const token = await adminToken(server);
      await ask('POST', `/api/merchants/${String(merchant?.['id'])}/decision`, {
        token,
        body: decision,
      });
      const [approved] = await findRows('merchants', { reference });
      const id = Number(approved?.['own_partner_id']);
      const [partner] = await findRows('partners', { id });
      return { reference, id, url_segment: String(partner?.['url_segment']) };
    },
    /** Disburses an application of a new borrower of the partner; returns the status file's id. */
    disburse: async (partner: string): Promise<string> => {
      people += 1;
      const who = await borrower(String(9_610_000_000 + people), partner);
      const { body } = await of('GET', 'offers', who);
      const [offer] = Object(body).data.offers;
      const { id } = await applyTo(who, offer.slug);
      const file = `application_id,status,status_date,remarks\r\n${id},disbursed,${getIndianToday()},`;
      const form = new FormData();
      form.set('image_name', new File([file], 'status.csv'));
      const token = await adminToken(server);
      const answer = await ask('POST', '/api/upload-application-status-file', {
        token,
        body: form,
      });
      return String(Object(answer.body).upload.id);
    },
    /** Takes the moves of a status file back. */
    rollBack: async (upload: string) =>
      ask('POST', `/api/uploads/${upload}/roll-back`, {
        token: await adminToken(server),
        body: {},
      }),
    /** Sets what a referral earns. */
    setReward: async (reward: object) =>
      ask('POST', '/api/referral-reward', {
        token: await adminToken(server),
        body: { amount: 500, event: 'first_disbursal', active: 1, ...reward },
      }),
    findEntries: (reference: string) =>
      findRows('ledger-entries', { application_reference: reference }),
  };
}
