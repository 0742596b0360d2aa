import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { newMerchant } from '../../../testing/merchants';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

const BRAND = {
  name: 'Saffron Credit',
  name_hi: 'केसर क्रेडिट',
  title: '',
  title_hi: '',
  logo: '',
  logo_wide: '',
  font_family: 'Georgia',
  primary: '#FFE600',
  secondary: '#101010',
};
const MOBILE = '9700000001';

const of = (answer: { body: unknown }) => Object(answer.body).data;
const call = async (method: string, path: string, body?: object) =>
  ask(method, path, { token: await partnerToken(server), ...(body && { body }) });
const callAsAdmin = async (method: string, path: string, body: object) =>
  ask(method, path, { token: await adminToken(server), body });

async function textsTo(contact: string): Promise<string> {
  const { body } = await ask('GET', '/dev/outbox');
  const sent = Array.isArray(body) ? body.filter(({ to }) => to === contact) : [];
  return sent.map(({ text }) => String(text)).join('\n');
}

beforeEach(async () => {
  const { version } = of(await call('GET', '/api/partner/brand'));
  await call('POST', '/api/partner/brand', { ...BRAND, version });
});
afterEach(() => setClockOffset(0));

test('what a partner sends on names the brand that customers see', async () => {
  const [message] = of(await call('GET', '/api/partner/message-contents'));
  expect(message.text_en).toContain(BRAND.name);
  expect(message.text_hi).toContain(BRAND.name_hi);
  const [creative] = of(await call('GET', '/api/partner/creatives'));
  expect(creative.disclosure_en).toContain(BRAND.name);
  expect(creative.disclosure_hi).toContain(BRAND.name_hi);
  const shared = of(await call('POST', '/api/partner/product-offering/personal_loan/link', {}));
  expect(shared.messages.en.text).toContain(BRAND.name);
  expect(shared.messages.hi.subject).toContain(BRAND.name_hi);
});

test('the code and the link that a customer gets name the partner’s brand', async () => {
  const lead = {
    customer_name: 'Meera Nair',
    mobile_phone_number: MOBILE,
    product: 'personal_loan',
    postal_code: '560001',
    language: 'hi',
  };
  expect((await call('POST', '/api/partner/leads', lead)).status).toBe(200);
  expect(await textsTo(MOBILE)).toContain(BRAND.name_hi);
  const handOver = { contact: '9700000002', product: 'personal_loan' };
  const { id } = of(await call('POST', '/api/partner/prospects', handOver));
  for (const [language, name] of [['en', BRAND.name] as const, ['hi', BRAND.name_hi] as const]) {
    const headers = { 'accept-language': language };
    expect(of(await ask('GET', `/api/prospects/${id}`, { headers })).partner.title).toBe(name);
  }
});

test('the message to a reseller who applies names the brand of the form', async () => {
  const body = newMerchant({ partner: 'TOPCLIND' });
  await ask('POST', '/api/merchants', { body });
  expect(await textsTo(String(body['email']))).toContain(BRAND.name);
});

test('a campaign names the brand in the language of each person', async () => {
  const { userId, token } = await signInConsumer(server, MOBILE);
  const consent = { purpose: 'sms', text_version: 1, language: 'en', granted: 1 };
  await ask('POST', `/api/user/${userId}/consents`, { token, body: consent });
  await ask('POST', '/api/set-language', { token, body: { uid: userId, language: 2 } });
  const template = await callAsAdmin('POST', '/api/rest/message-templates', {
    name: 'Diwali',
    channel: 'sms',
    dlt_id: '1107160000000099999',
    subject_en: '',
    subject_hi: '',
    body_en: 'Greetings from {partner}',
    body_hi: '{partner} की ओर से',
    archived: 0,
  });
  const template_id = Object(template.body).id;
  const trial = { template_id, language: 'en' };
  expect((await callAsAdmin('POST', '/api/messaging/test', trial)).status).toBe(200);
  expect(await textsTo('admin@demo.in')).toContain(`Greetings from ${BRAND.name}`);
  const all = { partner_id: null, product: '', stage: '' };
  const send_at = new Date(Date.now() + 1000).toISOString();
  const campaign = { name: 'Diwali', template_id, ...all, send_at };
  expect((await callAsAdmin('POST', '/api/rest/message-campaigns', campaign)).status).toBe(201);
  // Noon in India, when campaigns go out.
  const noon = new Date(Date.now() + 86_400_000).setUTCHours(6, 30);
  setClockOffset(noon - Date.now());
  await server.runJobs();
  expect(await textsTo(MOBILE)).toContain(`${BRAND.name_hi} की ओर से`);
});
