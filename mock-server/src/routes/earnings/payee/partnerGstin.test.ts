import { computeGstinCheckDigit } from '@marketplace/shared/schema';
import { beforeAll, expect, test } from 'vitest';
import { createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const PATH = '/api/admin/partners/1/gstin';

let owner = '';
let admin = '';
/** The verified GSTIN of the fixtures, of Karnataka. */
let own = '';

const readProfile = async () =>
  Object((await ask('GET', '/api/partner/profile', { token: owner })).body).data;

async function save(change: object, token = owner) {
  const { title, url_segment, pan, gstin_status, gstin_reason, ...contact } = await readProfile();
  return ask('POST', '/api/partner/profile', { token, body: { ...contact, ...change } });
}

const decide = (gstin: string, status: string, reason = '') =>
  ask('POST', `${PATH}/decision`, { token: admin, body: { gstin, status, reason } });

/** Whether the partner gets GST now, as its taxes on record say. */
async function isRegistered(): Promise<boolean> {
  const { body } = await ask('GET', '/api/rest/partner-taxes?range=[0,99]', { token: admin });
  const rows: { partner_id: number; gst_registered: number }[] = Array.isArray(body) ? body : [];
  return rows.some(({ partner_id, gst_registered }) => partner_id === 1 && gst_registered === 1);
}

const getLetters = async (): Promise<{ to: string; text: string }[]> => {
  const { body } = await ask('GET', '/dev/outbox');
  return Array.isArray(body) ? body : [];
};

beforeAll(async () => {
  owner = await partnerToken(server);
  admin = await adminToken(server);
  own = String((await readProfile()).gstin);
});

/** The own GSTIN as a second registration in the same state. */
const buildSecond = () => {
  const first = `${own.slice(0, 12)}2Z`;
  return first + computeGstinCheckDigit(first);
};

test('a GSTIN counts only after an admin has verified it', async () => {
  expect((await save({ gstin: '' })).status).toBe(200);
  expect(await isRegistered()).toBe(false);
  expect((await save({ gstin: own })).body).toMatchObject({
    data: { gstin: own, gstin_status: 'pending' },
  });
  expect(await isRegistered()).toBe(false);
  expect((await decide(buildSecond(), 'verified')).status).toBe(409);
  expect((await decide(own, 'verified')).status).toBe(200);
  expect(await isRegistered()).toBe(true);
  expect(await readProfile()).toMatchObject({ gstin_status: 'verified' });
});

test('another GSTIN waits while the verified one counts, and a refusal tells why', async () => {
  const second = buildSecond();
  expect((await save({ gstin: second })).body).toMatchObject({ data: { gstin_status: 'pending' } });
  expect(await isRegistered()).toBe(true);
  expect((await decide(second, 'failed')).status).toBe(422);
  expect((await decide(second, 'failed', 'Not in the GST portal')).status).toBe(200);
  expect(await readProfile()).toMatchObject({
    gstin_status: 'failed',
    gstin_reason: 'Not in the GST portal',
  });
  expect(await isRegistered()).toBe(true);
  await save({ gstin: own });
  await decide(own, 'verified');
  expect((await decide(own, 'failed', 'Cancelled on the GST portal')).status).toBe(200);
  expect(await isRegistered()).toBe(false);
  await decide(own, 'verified');
});

test('a GSTIN of another state than the address is refused, whoever moves', async () => {
  const first = `07${own.slice(2, 14)}`;
  expect(await save({ gstin: first + computeGstinCheckDigit(first) })).toMatchObject({
    status: 422,
    body: { errors: { gstin: expect.stringContaining('another state') } },
  });
  expect((await save({ state: 'Delhi' })).status).toBe(422);
  expect((await ask('GET', PATH, { token: admin })).body).toMatchObject({
    data: { gstin: own, gstin_state: 'Karnataka', matches_pan: 1, matches_state: 1 },
  });
});

test('only an owner enters a GSTIN; a manager changes the rest', async () => {
  const { token: manager } = await createPartnerUserActions(server).join(owner, 1, 'manager');
  expect((await save({ gstin: buildSecond() }, manager)).status).toBe(403);
  expect((await save({ gstin: '' }, manager)).status).toBe(403);
  expect((await save({ contact_name: 'Leela Nair' }, manager)).status).toBe(200);
  expect((await ask('GET', PATH, { token: owner })).status).toBe(403);
  const { body } = await ask('POST', '/api/partner/masquerade', {
    token: admin,
    body: { partner_id: 1, reason: 'Help with the profile', write: true },
  });
  expect((await save({ gstin: '' }, String(Object(body).token))).status).toBe(403);
});

test('the registered e-mail and mobile hear of the change and of the decision', async () => {
  const { email, mobile_phone_number: mobile } = await readProfile();
  await ask('DELETE', '/dev/outbox');
  await save({ gstin: '' });
  await save({ gstin: own });
  await decide(own, 'failed', 'The name differs');
  const letters = await getLetters();
  for (const to of [email, mobile])
    expect(letters.filter((letter) => letter.to === to).map(({ text }) => text)).toEqual([
      expect.stringContaining('The name differs'),
      expect.stringContaining('GSTIN of your firm'),
      expect.stringContaining('GSTIN of your firm'),
    ]);
});
