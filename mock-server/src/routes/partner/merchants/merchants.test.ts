import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { newMerchant } from '../../../testing/merchants';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let admin = '';
beforeEach(async () => {
  admin = await adminToken(server);
});

afterEach(() => setClockOffset(0));
const goTo = async (days: number) => {
  setClockOffset(days * DAY_MS);
  await server.runJobs();
  admin = await adminToken(server);
};
const apply = (body: object, language = 'en'): Promise<Answer> =>
  ask('POST', '/api/merchants', { body, headers: { 'accept-language': language } });
const getReference = (answer: Answer): string => String(Object(answer.body).data?.reference);
const list = async (token: string, filter: object = {}): Promise<Record<string, unknown>[]> => {
  const search = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
  const { body } = await ask('GET', `/api/rest/merchants?${search}`, { token });
  return Array.isArray(body) ? body : [];
};
const found = async (reference: string): Promise<Record<string, unknown>> =>
  (await list(admin, { reference }))[0] ?? {};
const lettersTo = async (contact: unknown): Promise<string[]> => {
  const { body } = await ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(body) ? body : [];
  return letters
    .filter((letter) => Object(letter).to === contact)
    .map((letter) => String(Object(letter).text));
};
const decide = (id: unknown, body: object, token = admin): Promise<Answer> =>
  ask('POST', `/api/merchants/${String(id)}/decision`, { token, body });

describe('an application', () => {
  test('gets a reference, and goes to the product’s own partner unless one is named', async () => {
    const body = newMerchant();
    const answer = await apply(body);
    expect(answer.status).toBe(200);
    expect(getReference(answer)).toMatch(/^M-[2-9A-Z]{4}-[2-9A-Z]{4}$/u);
    expect(await found(getReference(answer))).toMatchObject({ partner_id: 1, status: 'new' });
    const [letter] = await lettersTo(body['email']);
    expect(letter).toContain(getReference(answer));
    const second = await apply(newMerchant({ partner: 'CAMPUSID' }));
    const { partner_id } = await found(getReference(second));
    expect(partner_id).not.toBe(1);
    expect(await apply(newMerchant({ partner: 'nobody' }))).toMatchObject({
      status: 422,
      body: { errors: { partner: expect.any(String) } },
    });
  });

  test('is answered in the applicant’s language', async () => {
    const body = newMerchant();
    await apply(body, 'hi');
    expect((await lettersTo(body['email']))[0]).toMatch(/[\u0900-\u097F]/u);
  });

  test('shows its PAN masked, and cannot be searched by it', async () => {
    const reference = getReference(await apply(newMerchant()));
    expect(await found(reference)).toMatchObject({ business_pan: 'AAAC******' });
    const search = new URLSearchParams({ filter: '{"business_pan":"AAACB1234C"}' });
    const answer = await ask('GET', `/api/rest/merchants?${search}`, { token: admin });
    expect(answer.status).toBe(422);
  });

  test.each([
    ['contact_name', 'Meera'],
    ['contact_name', 'Meera 2'],
    ['company_name', 'ab'],
    ['company_name', 'Meera & Sons'],
    ['mobile_phone_number', '12345'],
    ['email', 'meera@example'],
    ['email', 'meera@example.info'],
    ['business_pan', 'ABC1234567'],
    ['business_pan', 'AAAC******'],
    ['address1', '12 <b>Road'],
    ['postal_code', '012345'],
    ['city', ''],
    ['merchant_sells', 'weapons'],
    ['monthly_customers', 7],
    ['agree_contact', 0],
    ['agree_check', undefined],
    ['agree_terms', true],
    ['status', 'approved'],
    ['partner', 'x'.repeat(41)],
    ['text_version', 'one'],
  ])('with %s %j is refused at that field, and nothing is kept', async (field, value) => {
    const before = (await list(admin)).length;
    const answer = await apply(newMerchant({ [field]: value }));
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect(await list(admin)).toHaveLength(before);
  });

  test('with a consent to another version of the text is refused', async () => {
    expect((await apply(newMerchant({ text_version: 2 }))).status).toBe(409);
  });

  test('reaches a partner once for each contact; the refusal names nobody', async () => {
    const body = newMerchant();
    expect((await apply(body)).status).toBe(200);
    const byMobile = await apply(newMerchant({ mobile_phone_number: body['mobile_phone_number'] }));
    const byEmail = await apply(newMerchant({ email: String(body['email']).toUpperCase() }));
    expect(byMobile).toMatchObject({ status: 409, body: byEmail.body });
    expect(Object.keys(Object(byMobile.body))).toEqual(['message']);
    expect(JSON.stringify(byMobile.body)).not.toMatch(/Meera|93\d{8}|M-/u);
    expect((await apply({ ...body, partner: 'CAMPUSID' })).status).toBe(200);
  });

  test('with somebody else’s contacts blocks their own application for a day', async () => {
    const merchant = newMerchant();
    await apply({ ...merchant, contact_name: 'Asha Stranger' });
    expect((await apply(merchant)).status).toBe(409);
    setClockOffset(DAY_MS + 1000);
    expect((await apply(merchant)).status).toBe(200);
  });
});

describe('a decision', () => {
  test('is saved at once, sent to the applicant, and made once', async () => {
    const body = newMerchant();
    const { id, version } = await found(getReference(await apply(body)));
    expect(await decide(id, { status: 'approved', remarks: '', version })).toMatchObject({
      status: 200,
      body: { data: { status: 'approved', business_pan: 'AAAC******' } },
    });
    expect((await lettersTo(body['email']))[0]).toMatch(/is approved/u);
    expect((await decide(id, { status: 'rejected', remarks: 'Changed my mind' })).status).toBe(409);
    expect(await lettersTo(body['email'])).toHaveLength(2);
    expect((await apply(body)).status).toBe(409);
  });

  test('is sent in the language of the application', async () => {
    const body = newMerchant();
    const { id } = await found(getReference(await apply(body, 'hi')));
    await decide(id, { status: 'approved', remarks: '' });
    expect((await lettersTo(body['email']))[0]).toMatch(/[\u0900-\u097F]/u);
  });

  test('to reject needs a reason, and allows a new application', async () => {
    const body = newMerchant();
    const { id } = await found(getReference(await apply(body)));
    for (const remarks of ['', '   ']) {
      expect(await decide(id, { status: 'rejected', remarks })).toMatchObject({
        status: 422,
        body: { errors: { remarks: expect.any(String) } },
      });
    }
    expect((await decide(id, { status: 'new', remarks: '' })).status).toBe(422);
    const remarks = 'The PAN belongs to another firm.';
    expect((await decide(id, { status: 'rejected', remarks })).status).toBe(200);
    expect((await lettersTo(body['email']))[0]).toContain(remarks);
    expect((await apply(body)).status).toBe(200);
  });

  test('on a stale version is a conflict', async () => {
    const { id, version } = await found(getReference(await apply(newMerchant())));
    const seen = { status: 'approved', remarks: '', version: Number(version) + 1 };
    expect((await decide(id, seen)).status).toBe(409);
  });

  test('is for role 1 alone', async () => {
    const { id } = await found(getReference(await apply(newMerchant())));
    const body = { status: 'approved', remarks: '' };
    for (const role of [2, 3] as const)
      expect((await decide(id, body, await adminToken(server, role))).status).toBe(403);
    expect((await decide(id, body, await partnerToken(server))).status).toBe(403);
    expect(
      (await decide(id, body, (await signInConsumer(server, '9300000001')).token)).status,
    ).toBe(403);
    expect((await decide(id, body, 'none')).status).toBe(401);
    expect((await decide('00000000-0000-4000-8000-000000000000', body)).status).toBe(404);
  });
});

test('a partner reads the applications to itself and no others; roles 2 and 3 none', async () => {
  await apply(newMerchant({ partner: 'CAMPUSID' }));
  const own = await list(await partnerToken(server));
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ partner_id }) => partner_id === 1)).toBe(true);
  for (const role of [2, 3] as const) {
    const token = await adminToken(server, role);
    expect((await ask('GET', '/api/rest/merchants', { token })).status).toBe(403);
  }
  expect((await ask('GET', '/api/rest/merchants')).status).toBe(401);
});

test('applications with a person’s verified contact are in the download', async () => {
  const body = newMerchant();
  await apply(body);
  const who = await signInConsumer(server, String(body['mobile_phone_number']));
  const mine = await ask('GET', `/api/user/${who.userId}/data`, who);
  expect(Object(mine.body).data.merchants).toMatchObject([
    { company_name: body['company_name'], business_pan: 'AAAC******' },
  ]);
  const other = await signInConsumer(server, '9300000002');
  const theirs = await ask('GET', `/api/user/${other.userId}/data`, other);
  expect(Object(theirs.body).data.merchants).toEqual([]);
});

test('an erasure deletes an application, and leaves of an approved one only the firm’s record', async () => {
  const body = newMerchant();
  const open = newMerchant({
    mobile_phone_number: body['mobile_phone_number'],
    partner: 'CAMPUSID',
  });
  const { id, reference } = await found(getReference(await apply(body)));
  const waiting = getReference(await apply(open));
  await decide(id, { status: 'approved', remarks: '' });
  const contact = String(body['mobile_phone_number']);
  const { userId, token } = await signInConsumer(server, contact);
  const asked = await ask('POST', `/api/user/${userId}/erasure`, { token, body: {} });
  expect(asked.status).toBe(200);
  await goTo(8);
  expect(await found(waiting)).toEqual({});
  for (const { email } of [body, open]) expect(await lettersTo(email)).toEqual([]);
  expect(await found(String(reference))).toMatchObject({
    company_name: body['company_name'],
    contact_name: '',
    mobile_phone_number: '',
    email: '',
    business_pan: '',
    address1: '',
  });
});

test('a rejected application is deleted after 180 days, others are kept', async () => {
  const reference = getReference(await apply(newMerchant()));
  const rejected = await found(getReference(await apply(newMerchant())));
  await decide(rejected['id'], { status: 'rejected', remarks: 'Not yet.' });
  await goTo(181);
  expect(await found(String(rejected['reference']))).toEqual({});
  expect(await found(reference)).toMatchObject({ status: 'new' });
});
