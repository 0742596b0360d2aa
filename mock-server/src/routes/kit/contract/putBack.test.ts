import type { Endpoint } from '@marketplace/shared/api';
import { ENDPOINTS } from '@marketplace/shared/api';
import { FIXED_LENDER_FIELDS } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { adminToken, createProfile, partnerToken, signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

/** Calls that move a record on or remove it: sending one again is not putting back what was read. */
const TRANSITIONS = [
  'decideMerchant',
  'approvePayout',
  'payPayout',
  'decideErasureRequest',
  'publishFunnel',
  'restoreFunnel',
  'safeDeleteCreditCard',
  'safeDeleteLender',
  'cancelLenderOutage',
  'deleteLenderRevenue',
  'undoOwnBrand',
  'decideApproval',
];

type Fields = Readonly<Record<string, unknown>>;

/** Where a saved record is read and saved, and what the call asks for besides its fields. */
interface Place {
  readonly token: string;
  readonly path: string;
  readonly read: () => Promise<Fields>;
  readonly besides?: Fields;
}

/** Returns a way to read a record: the body of a path, or what `pick` finds in it. */
const reader =
  (token: string, path: string, pick: (body: Fields) => unknown = ({ data }) => data) =>
  async (): Promise<Fields> => ({
    ...Object(pick(Object((await ask('GET', path, { token })).body))),
  });

const findIn = (list: unknown, field: string, value: unknown): unknown =>
  Array.isArray(list) ? list.find((one) => Object(one)[field] === value) : undefined;

const desk = async (path: string, from = path, pick?: (body: Fields) => unknown, besides = {}) => {
  const token = await adminToken(server);
  return { token, path, read: reader(token, from, pick), besides };
};

const portal = async (path: string, from = path, pick?: (body: Fields) => unknown) => {
  const token = await partnerToken(server);
  return { token, path, read: reader(token, from, pick) };
};

async function borrower(contact: string, below: string, method: string, body: Fields) {
  const { token, userId } = await signInConsumer(server, contact);
  const path = `/api/user/${userId}${below}`;
  expect((await ask(method, path, { token, body })).status).toBe(200);
  return { token, path, read: reader(token, path) };
}

const brand = {
  name: 'Marigold Money',
  name_hi: '',
  title: '',
  title_hi: '',
  logo: '',
  logo_wide: '',
  font_family: 'Inter Variable',
  primary: '#123456',
  secondary: '#FFFFFF',
};

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  saveUser: () => borrower('9871200055', '', 'POST', createProfile()),
  saveFormDraft: () =>
    borrower('9871200056', '/drafts/personal-loan', 'PUT', {
      shape: 1,
      step: 'contact',
      values: { first_name: 'Asha' },
      version: 0,
    }),
  async updatePartnerUser() {
    const token = await partnerToken(server);
    const person = { name: 'Asha Rao', email: 'asha@example.in', role: 'viewer' };
    await ask('POST', '/api/partners/1/users', { token, body: person });
    const all = reader(token, '/api/partners/1/users', ({ data }) =>
      findIn(data, 'email', person.email),
    );
    return { token, path: `/api/partners/1/users/${String((await all())['id'])}`, read: all };
  },
  async updateTicket() {
    const token = await partnerToken(server);
    const body = { kind: 'tech_support', subject: 'The portal is slow', text: 'Since today.' };
    const opened = await ask('POST', '/api/partner/tickets', { token, body });
    const { id } = Object(opened.body).data;
    return desk(`/api/tickets/${id}`, undefined, ({ data }) => Object(data).ticket);
  },
  saveFunnelDraft: () =>
    portal('/api/partner/funnel/draft', '/api/partner/funnel', ({ data }) => {
      const { draft, draft_saved_at, version } = Object(data);
      return { ...draft, draft_saved_at, version };
    }),
  saveReferralReward: () => desk('/api/referral-reward'),
  saveNotifications: () =>
    portal('/api/partner/notifications', undefined, ({ data }) => Object(data).settings),
  savePartnerProfile: () => portal('/api/partner/profile'),
  async saveOwnBrand() {
    const path = '/api/partner/brand';
    const token = await partnerToken(server);
    await ask('POST', path, { token, body: { ...brand, version: 0 } });
    return portal(path, path, ({ data }) => ({
      ...Object(data).brand,
      version: Object(data).version,
      can_undo: Object(data).can_undo,
    }));
  },
  updateCreditCardData: () =>
    desk('/api/update-credit-card-data', '/api/get-credit-cards-data', (body) => body[0]),
  updateLenderData: () =>
    desk('/api/update-lender-data', '/api/get-lender-data/1', ({ lender }) => lender),
  async changeLenderOutage() {
    const token = await adminToken(server);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const body = { lender_id: 1, starts_at: at(30), ends_at: at(40), reason: 'Maintenance' };
    const { id } = Object((await ask('POST', '/api/lender-outages', { token, body })).body).data;
    const pick = ({ data }: Fields) => {
      const lenders: { outages: unknown }[] = Object(data).lenders;
      return lenders.map(({ outages }) => findIn(outages, 'id', id)).find(Boolean);
    };
    return desk(`/api/lender-outages/${id}`, '/api/lender-switches', pick);
  },
  updateLenderRevenue: () =>
    desk('/api/lender-revenue/update', '/api/lender-revenue/get/1', ({ lenderRevenue }) =>
      findIn(lenderRevenue, 'id', 1),
    ),
  updatePartnerRevenue: () =>
    desk('/api/update-partner-revenue-data/2', '/api/rest/partners/2', (one) => one),
  updatePartnerUtm: () => desk('/api/update-partner-utm/2', '/api/rest/partners/2', (one) => one),
  setPartnerStatus: () =>
    desk('/api/admin/partners/2/status', '/api/rest/partners/2', (one) => one),
  async editCustomerNote() {
    const token = await adminToken(server);
    const customers = await ask('GET', '/api/rest/customers?range=[0,0]', { token });
    const path = `/api/admin/customers/${Object(customers.body)[0].id}`;
    const made = await ask('POST', `${path}/notes`, { token, body: { text: 'Calls on Monday' } });
    const id: unknown = Object(made.body).data;
    const pick = ({ data }: Fields) => {
      const entries: { text: string; editable: object | null }[] = Array.isArray(data) ? data : [];
      const entry = entries.find(({ editable }) => Object(editable).id === id);
      return { ...entry?.editable, text: entry?.text };
    };
    return desk(`${path}/notes/${String(id)}`, `${path}/timeline`, pick);
  },
  saveApprovalSettings: () => desk('/api/approval-settings'),
};

const fieldsOf = ({ body }: Endpoint): Fields => (body ? Object(body.describe()).fields : {});

const savers = ENDPOINTS.filter(({ method }) => method !== 'GET').filter(
  (endpoint) => 'version' in fieldsOf(endpoint) && !TRANSITIONS.includes(endpoint.id),
);

test('every call that saves a version of a record is put back here, or moves it on', () => {
  expect(Object.keys(PLACES).toSorted()).toEqual(savers.map(({ id }) => id).toSorted());
});

/** Properties of lenders and cards that the server sets. */
const SET_BY_SERVER = [...FIXED_LENDER_FIELDS, 'category_id', 'version'];

/** The bodies that save a record as it was read: one, or one for each of its properties. */
function toBodies(endpoint: Endpoint, record: Fields, besides: Fields = {}): Fields[] {
  const fields = fieldsOf(endpoint);
  const known = Object.fromEntries(
    Object.entries({ ...record, ...besides }).filter(([field]) => field in fields),
  );
  if (!('property' in fields)) return [known];
  const properties = Object.keys(record).filter((field) => !SET_BY_SERVER.includes(field));
  return properties.map((property) => ({ ...known, property, value: record[property] }));
}

test.each(savers.map((endpoint) => ({ endpoint, id: endpoint.id, place: PLACES[endpoint.id] })))(
  'what is saved by $id can be put back as it was read, and raises no version and no entry of the log',
  async ({ endpoint, place }) => {
    if (!place) throw new Error('The test above names what is missing');
    const { token, path, read, besides } = await place();
    const record = await read();
    expect(Object.keys(record).length).toBeGreaterThan(1);
    const countLogged = async () => {
      const filter = encodeURIComponent(JSON.stringify({ call: endpoint.id }));
      const log = `/api/rest/audit-entries?filter=${filter}&range=[0,0]`;
      return (await ask('GET', log, { token: await adminToken(server) })).headers.get(
        'content-range',
      );
    };
    const before = await countLogged();
    for (const body of toBodies(endpoint, record, besides))
      expect({ sent: body, ...(await ask(endpoint.method, path, { token, body })) }).toMatchObject({
        sent: body,
        status: 200,
      });
    expect(await read()).toEqual(record);
    expect(await countLogged()).toBe(before);
  },
);
