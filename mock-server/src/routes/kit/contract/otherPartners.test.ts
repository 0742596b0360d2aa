import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@marketplace/shared/api';
import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createImportActions } from '../../../testing/files/importFiles';
import { adminToken, newPartnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';
import { servedResources } from '../../rest/table';

const server = testServer({ SEED_USERS: '400' });
const { ask } = server;
let own = '';
let other = '';

/** The ids of the first partner's records, by the start of the paths of the calls about them. */
const ids = new Map<string, string>();

/** Calls whose parameter names nothing that belongs to one partner. */
const ABOUT_NOBODY = [
  'getStatement',
  'createOfferingLink',
  'estimateEarnings',
  'getProductOffering',
  'voteFaq',
  'finishLesson',
  'getCourse',
  'submitQuiz',
  // Each partner's versions are numbered from 1.
  'restoreFunnel',
  'uploadOwnLogo',
];

/** Valid bodies; only the record in the path is another partner's. */
const BODIES: Readonly<Record<string, object>> = {
  invitePartnerUser: {
    name: 'Ravi Iyer',
    email: 'ravi@example.in',
    mobile_phone_number: '9444400001',
    role: 'viewer',
  },
  updatePartnerUser: { role: 'viewer', status: 1, version: 1 },
  addLeadNote: { text: 'Called twice' },
  addLeadReminder: { remind_at: new Date(Date.now() + 864e5).toISOString(), text: 'Call again' },
  confirmLeadConsent: { otp: '123456' },
  contactLead: { channel: 'call' },
  updateLeadReminder: { done: 1 },
  writeDispute: { text: 'And the month before?' },
  moveSandboxLink: { stage: 'opened' },
  moveSandboxLead: { stage: 'profile' },
  moveSandboxApplication: { status: 'approved' },
  switchWebhook: { active: 0 },
  updateSavedView: { name: 'Mine' },
  replyToTicket: { text: 'It is slow again' },
  decideUpload: { decision: 'confirm' },
  commitImport: { confirmation: 'none' },
};

async function post(path: string, body: object, token = own) {
  const answer = await ask('POST', path, { token, body });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
}

beforeAll(async () => {
  own = await newPartnerToken(server);
  other = await newPartnerToken(server, 'second@demo.in');
  const ledger = await ask('GET', '/api/partner/ledger', { token: own });
  const lines: { id: string; application_id: string; state: string }[] = getData(ledger).lines;
  const expected = lines.filter(({ state }) => state === 'expected');
  const admin = await adminToken(server);
  const commissions = createImportActions(server, 'commission');
  const { id } = await commissions.check(
    expected.slice(0, 1).map((line) => [line.application_id, 500, getIndianToday()]),
    admin,
  );
  await commissions.commit(id, admin);
  await commissions.settle(id, admin);
  await post('/api/payouts', { month: getIndianToday().slice(0, 7) }, admin);
  const entry = lines[0]?.id ?? '';
  await post('/api/partner/disputes', { entry_id: entry, reason: 'amount', text: 'Too little' });
  const lead = {
    customer_name: 'Meera Nair',
    mobile_phone_number: '9444400002',
    product: 'gold_loan',
    postal_code: '560001',
    language: 'en',
  };
  await post('/api/partner/leads', lead);
  const ticket = { kind: 'tech_support', subject: 'It is slow', text: 'Since this morning' };
  await post('/api/partner/tickets', ticket);
  const scopes = ['links:write', 'leads:read'];
  const made = await post('/api/partner/api-keys', { name: 'CRM', mode: 'sandbox', scopes });
  const { key } = Object(made.body);
  const link = await post('/api/partner/prospects', { product: 'personal_loan' }, key);
  const stage = `/api/partner/sandbox/prospects/${getData(link).id}/stage`;
  await post(stage, { stage: 'applied' }, key);
  const hook = { url: 'http://127.0.0.1:9/', mode: 'live', events: ['lead.created'] };
  const webhook = await post('/api/partner/webhooks', hook);
  await post(`/api/partner/webhooks/${getData(webhook).id}/test`, {});
  const view = await post('/api/saved-views', {
    resource: 'leads',
    name: 'New',
    shared: false,
    filter: {},
    displayed_filters: {},
    sort_field: 'created_at',
    sort_order: 'DESC',
    per_page: 25,
    hidden_columns: [],
    column_order: [],
    density: 'compact',
  });
  const files = createImportActions(server, 'leads');
  const row = ['Asha Rao', '9444400003', 'Gold Loans', '560001', ''];
  const file = await files.send([row], own, { mapping: '0,1,2,3,4' });
  await files.settle(String(Object(file.body).upload.id), own);
  const [session] = getData(await ask('GET', '/api/sessions', { token: own }));
  const findFirst = async (resource: string, token = own) => {
    const { body } = await ask('GET', `/api/rest/${resource}?range=[0,0]`, { token });
    return String(Object(body)[0]?.id);
  };
  const rules = { partner_share: 0, payout_account: 0, commission: 0, criteria: 0, deletion: 0 };
  await post('/api/approval-settings', { ...rules, brand: 1 }, admin);
  const brand = await post('/api/partner/brand', {
    name: 'Saffron Credit',
    name_hi: '',
    title: '',
    title_hi: '',
    logo: '',
    logo_wide: '',
    font_family: 'Georgia',
    primary: '#1F4FD8',
    secondary: '#0A1A4A',
    version: 0,
  });
  const upload = await findFirst('imports');
  for (const [path, found] of [
    ['/api/partners', '1'],
    ['/api/partner/ledger', entry],
    ['/api/partner/sandbox/prospects', getData(link).id],
    ['/api/partner/sandbox/leads', await findFirst('leads', key)],
    ['/api/partner/sandbox/applications', await findFirst('applications', key)],
    ['/api/saved-views', getData(view).id],
    ['/api/sessions', session.id],
    ['/api/imports', upload],
    ['/api/uploads', upload],
    ['/api/partner/leads', await findFirst('leads')],
    ['/api/partner/applications', await findFirst('applications')],
    ['/api/payouts', await findFirst('payouts')],
    ['/api/disputes', await findFirst('disputes')],
    ['/api/partner/webhook-deliveries', await findFirst('webhook-deliveries')],
    ['/api/partner/webhooks', await findFirst('webhooks')],
    ['/api/partner/api-keys', await findFirst('api-keys')],
    ['/api/tickets', await findFirst('tickets')],
    ['/api/partner/content-changes', getData(brand).change.id],
  ] as const)
    ids.set(path, String(found));
});

const about = ENDPOINTS.filter(
  ({ access, path, id }) =>
    access !== 'public' && access.partner && path.includes('/:') && !ABOUT_NOBODY.includes(id),
);

const getPathStart = (path: string): string => path.slice(0, path.indexOf('/:'));

/** Sends a call as the second partner about a record, with a body that is right. */
function send({ id, method, path, encoding }: (typeof about)[number], record: string) {
  const address = path.replace(/:\w+/u, record).replaceAll(/:\w+/gu, '1');
  const form = new FormData();
  form.set('image_name', new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
  const body = encoding === 'multipart' ? form : (BODIES[id] ?? {});
  return ask(method, address, { token: other, ...(method !== 'GET' && { body }) });
}

test.each(about)(
  '$id tells nothing of another partner’s record, and changes nothing',
  async (call) => {
    const record = ids.get(getPathStart(call.path));
    expect(record).toMatch(/./u);
    // Partners are numbered; all other records have random ids or numbers that nobody has yet.
    const unknown = /^\d+$/u.test(record ?? '') ? '987654' : randomUUID();
    const nobody = await send(call, unknown);
    expect([403, 404]).toContain(nobody.status);
    const answer = await send(call, record ?? '');
    expect([answer.status, answer.body]).toEqual([nobody.status, nobody.body]);
  },
);

const ofPartners = servedResources.filter(({ partners }) => partners === 'own');

test.each(ofPartners)('the list of $name holds one’s own records alone', async ({ name }) => {
  const read = async (query: string, token: string) => {
    const { status, body } = await ask('GET', `/api/rest/${name}?${query}`, { token });
    return { status, found: Array.isArray(body) ? body : [] };
  };
  const all = 'range=[0,999]';
  const mine = (await read(all, own)).found.map(({ id }) => String(id));
  const theirs = (await read(all, other)).found.map(({ id }) => String(id));
  expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
  const [id] = mine;
  expect(id).toBeDefined();
  expect((await ask('GET', `/api/rest/${name}/${id}`, { token: other })).status).toBe(404);
  const asked = encodeURIComponent(JSON.stringify({ id: [id] }));
  expect((await read(`filter=${asked}&${all}`, other)).found).toEqual([]);
});

test('the first partner still has its records', async () => {
  for (const path of ['/api/tickets', '/api/disputes', '/api/payouts', '/api/partner/leads'])
    expect((await ask('GET', `${path}/${ids.get(path)}`, { token: own })).status).toBe(200);
  expect((await ask('GET', '/api/session', { token: own })).status).toBe(200);
});
