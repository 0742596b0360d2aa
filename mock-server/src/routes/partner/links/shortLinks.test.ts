import { expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken, codeFor, giveConsents, createProfile } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { applyTo, setStatus } = createBorrowerActions(server);
const rest = '/api/rest/tracking-links';

const draft = {
  campaign: 'Diwali posters',
  partner_id: 1,
  product: 'personal_loan',
  utm_source: 'poster',
  utm_medium: 'qr',
  utm_campaign: 'diwali_26',
  utm_term: '',
  utm_content: '',
  code: '',
};

const create = async (fields: object = {}) => {
  const token = await adminToken(server);
  return ask('POST', rest, { token, body: { ...draft, ...fields } });
};
const made = async (fields: object = {}) => {
  const { status, body } = await create(fields);
  expect(status).toBe(201);
  return { id: Number(Object(body).id), code: String(Object(body).code) };
};
const getFigures = async (id: number) =>
  Object((await ask('GET', `${rest}/${id}`, { token: await adminToken(server) })).body);
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const follow = (code: string, { headers, ...init }: RequestInit = {}) =>
  fetch(`${server.url()}/l/${code}`, {
    redirect: 'manual',
    ...init,
    headers: { 'user-agent': BROWSER, ...Object.fromEntries(new Headers(headers)) },
  });

/** Signs in from a browser that holds these cookies. */
async function signIn(contact: string, cookie: string, partner?: string) {
  const headers = { cookie };
  const body = { contact, ...(partner && { partner }) };
  const sent = Object((await ask('POST', '/api/send-otp', { body, headers })).body);
  const otp = await codeFor(server, contact);
  const verified = await ask('POST', '/api/verify-otp', {
    body: { user_id: sent.user_id, otp },
    headers,
  });
  expect(verified.status).toBe(200);
  return { token: String(Object(verified.body).token), userId: String(sent.user_id) };
}

test('a link opens its product in the partner’s brand, and a click counts once, anonymously', async () => {
  const { id, code } = await made();
  expect(code).toMatch(/^[2-9a-z]{7}$/);
  const answer = await follow(code.toUpperCase());
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const target = new URL(answer.headers.get('location') ?? '', server.url());
  expect(target.origin).toBe(server.url());
  expect(target.pathname).toBe('/redirect');
  const { data } = Object((await ask('GET', '/api/get-partner-by-name/cl')).body);
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    product: 'personal_loan',
    to: `/${data.url_segment}`,
    utm_source: 'poster',
    utm_medium: 'qr',
    utm_campaign: 'diwali_26',
  });
  const cookies = answer.headers.getSetCookie();
  const mark = cookies.find((cookie) => cookie.startsWith('tracking_link='));
  expect(mark).toContain('HttpOnly');
  expect(mark).toContain('SameSite=Strict');
  expect(cookies.find((cookie) => cookie.startsWith('urlSegment='))).toContain(data.url_segment);

  expect((await follow(code, { method: 'HEAD' })).status).toBe(302);
  await follow(code, { headers: { 'sec-purpose': 'prefetch' } });
  expect((await getFigures(id)).clicks).toBe(1);
  await Promise.all([follow(code), follow(code), follow(code)]);
  const token = await adminToken(server);
  const filter = encodeURIComponent(JSON.stringify({ link_id: id }));
  const clicks = await ask('GET', `/api/rest/link-clicks?filter=${filter}`, { token });
  expect(clicks.body).toEqual([
    {
      id: expect.any(String),
      link_id: id,
      day: getIndianToday(),
      clicks: 4,
      automatic_clicks: 2,
      version: expect.any(Number),
    },
  ]);
});

test('a sign-in, an application and a disbursal count for the link of the same browser alone', async () => {
  const { id, code } = await made({ code: 'Fair-2026' });
  expect(code).toBe('fair-2026');
  const cookies = (await follow(code)).headers.getSetCookie();
  const cookie = cookies.map((text) => text.split(';', 1)[0]).join('; ');
  const who = await signIn('9500000001', cookie);
  await signIn('9500000002', '');
  expect(await getFigures(id)).toMatchObject({
    clicks: 1,
    leads: 1,
    applications: 0,
    disbursals: 0,
  });

  await giveConsents(server, who);
  await ask('POST', `/api/user/${who.userId}`, { token: who.token, body: createProfile() });
  const application = await applyTo(who, 'indialends');
  expect(await getFigures(id)).toMatchObject({ leads: 1, applications: 1, disbursals: 0 });
  for (const status of ['in_review', 'approved'])
    await setStatus(application.id, status, getIndianToday());
  const text = `application_id,status,status_date,remarks,disbursed_amount\r\n${application.id},disbursed,${getIndianToday()},,50000`;
  const body = new FormData();
  body.set('image_name', new File([text], 'status.csv'));
  const token = await adminToken(server);
  await ask('POST', '/api/upload-application-status-file', { token, body });
  expect(await getFigures(id)).toMatchObject({
    leads: 1,
    applications: 1,
    disbursals: 1,
    disbursed_amount: expect.any(Number),
  });
});

test('a person of another partner is not attributed', async () => {
  const { id, code } = await made({ partner_id: 2 });
  await follow(code);
  await signIn('9500000003', `tracking_link=${code}`);
  await signIn('9500000004', 'tracking_link=no-such-code');
  expect(await getFigures(id)).toMatchObject({ clicks: 1, leads: 0 });
});

test('an archived link still works without counting; an unknown code is refused', async () => {
  const { id, code } = await made();
  const token = await adminToken(server);
  const archived = await ask('PUT', `${rest}/${id}`, { token, body: { archived: 1 } });
  expect(archived).toMatchObject({ status: 200, body: { archived: 1 } });
  const answer = await follow(code);
  expect(answer.status).toBe(302);
  expect(answer.headers.getSetCookie().join()).not.toContain('tracking_link');
  expect((await getFigures(id)).clicks).toBe(0);
  expect((await follow('nothing-here')).status).toBe(404);
  expect((await follow('%2F%2Fevil.example')).status).toBe(404);
});

test('the fields of a link are checked, its code is unique and never changes', async () => {
  const { id } = await made({ code: 'Summer' });
  expect(await create({ code: 'sUMMER' })).toMatchObject({
    status: 409,
    body: { errors: { code: expect.any(String) } },
  });
  const wrong = await create({ utm_source: 'a b', utm_medium: '', campaign: ' ', code: 'a/b' });
  expect(wrong.status).toBe(422);
  expect(Object.keys(Object(wrong.body).errors).toSorted()).toEqual([
    'campaign',
    'code',
    'utm_medium',
    'utm_source',
  ]);
  expect((await create({ code: 'abc' })).status).toBe(422);
  expect((await create({ partner_id: 99 })).status).toBe(422);
  const token = await adminToken(server);
  expect((await ask('PUT', `${rest}/${id}`, { token, body: { code: 'other' } })).status).toBe(422);
  expect((await ask('PUT', `${rest}/${id}`, { token, body: { clicks: 5 } })).status).toBe(422);
  expect((await ask('DELETE', `${rest}/${id}`, { token })).status).toBe(403);
  const entries = await ask('GET', '/api/rest/audit-entries?sort=["id","DESC"]', { token });
  expect(Object(entries.body)[0]).toMatchObject({ collection: 'tracking_links', action: 'create' });
});

test('only role 1 sees and makes links', async () => {
  const token = await adminToken(server, 2);
  expect((await ask('GET', rest, { token })).status).toBe(403);
  expect((await ask('POST', rest, { token, body: draft })).status).toBe(403);
  expect((await ask('GET', '/api/rest/link-clicks', { token })).status).toBe(403);
});

test.each([
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'facebookexternalhit/1.1',
  'SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
])('%s is redirected, but is no click of a person', async (agent) => {
  const { id, code } = await made();
  const answer = await follow(code, { headers: { 'user-agent': agent } });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('set-cookie')).not.toContain('tracking_link');
  await follow(code, { headers: { 'sec-purpose': 'prefetch;prerender' } });
  expect(await getFigures(id)).toMatchObject({ clicks: 0, automatic_clicks: 2 });
  await follow(code);
  expect(await getFigures(id)).toMatchObject({ clicks: 1, automatic_clicks: 2 });
});

test('parameters that a link does not set are passed on; its own stay', async () => {
  const { code } = await made();
  const answer = await follow(`${code}?gclid=abc&fbclid=d%20e&utm_source=mine&utm_term=loan&to=/x`);
  const query = new URL(answer.headers.get('location') ?? '', server.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    gclid: 'abc',
    fbclid: 'd e',
    utm_term: 'loan',
    utm_source: draft.utm_source,
  });
  expect(query.getAll('to')).toHaveLength(1);
  expect(query.get('to')).not.toBe('/x');
});

test.each(['.', ',', ')', '।', '%20', '\u200B', '\u00A0', '”.', '%E2%80%AC!'])(
  'a code with %j behind it is found',
  async (behind) => {
    const { code } = await made();
    expect((await follow(`${code}${behind}`)).status).toBe(302);
  },
);
