import { beforeAll, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { signInConsumer } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let me = { token: '', userId: '' };
beforeAll(async () => {
  me = await signInConsumer(server, '9210000001');
});

const path = (form: string, who = me): string => `/api/user/${who.userId}/drafts/${form}`;
const put = (form: string, draft: object = {}): Promise<Answer> =>
  ask('PUT', path(form), {
    token: me.token,
    body: { shape: 1, step: 'contact', values: { first_name: 'Asha' }, version: 0, ...draft },
  });
const read = (form: string): Promise<Answer> => ask('GET', path(form), { token: me.token });

test('another device continues a draft', async () => {
  expect(await read('profile')).toMatchObject({ status: 200, body: { data: null } });
  expect(await put('profile')).toMatchObject({ status: 200, body: { data: { version: 1 } } });
  expect(
    await put('profile', { version: 1, step: 'employment', values: { emi: 500, allow_sms: true } }),
  ).toMatchObject({ status: 200, body: { data: { version: 2 } } });
  expect(await read('profile')).toMatchObject({
    body: {
      data: {
        form: 'profile',
        step: 'employment',
        values: { emi: 500, allow_sms: true },
        version: 2,
        saved_at: expect.any(String),
      },
    },
  });
});

test('of two saves of one version the later gets 409 with the stored draft', async () => {
  await put('two-tabs');
  expect((await put('two-tabs', { version: 1, values: { first_name: 'Usha' } })).status).toBe(200);
  expect(await put('two-tabs', { version: 1, values: { first_name: 'Isha' } })).toMatchObject({
    status: 409,
    body: { current: { version: 2, values: { first_name: 'Usha' } } },
  });
  expect(await put('two-tabs', { version: 0 })).toMatchObject({ status: 409 });
  expect(await read('two-tabs')).toMatchObject({
    body: { data: { values: { first_name: 'Usha' } } },
  });
});

test('no PAN or code is stored, under any name', async () => {
  const values = {
    tin: 'ABCPR1234K',
    business_pan: 'ABCCR1234K',
    address1: 'abcpr1234k',
    address2: 'PAN: A B C P R  1234 \u200b K',
    landmark: 'ABCPR–1234.K',
    otp: '123456',
    aadhar: '234567890123',
    aadhaar_no: '234567890123',
    AADHAAR: '234567890123',
    pan_number: 'ABCPR12',
    panNo: 'ABCPR12',
    'PAN-Card': 'ABCPR12',
    TIN: 'ABCPR12',
    city: 'Pune',
    company_name: 'Span Works',
    destination: 'Goa',
  };
  expect(await put('secret', { values })).toMatchObject({ status: 200 });
  const { body } = await read('secret');
  expect(Object(body).data.values).toEqual({
    city: 'Pune',
    company_name: 'Span Works',
    destination: 'Goa',
  });
});

test.each([
  [{ values: 'text' }],
  [{ values: null }],
  [{ values: [1] }],
  [{ values: { first_name: { deep: 1 } } }],
  [{ values: { first_name: 'x'.repeat(501) } }],
  [{ values: Object.fromEntries(Array.from({ length: 81 }, (_, index) => [`f${index}`, 1])) }],
  [{ version: -1 }],
  [{ version: '1' }],
  [{ step: 'x'.repeat(41) }],
  [{ shape: 0 }],
])('refuses %j', async (draft) => {
  expect(await put('wrong', draft)).toMatchObject({
    status: 422,
    body: { errors: { [Object.keys(draft)[0] ?? '']: expect.any(String) } },
  });
});

test('an invalid form name is 404, another person’s draft 403, an anonymous request 401', async () => {
  expect((await put('..%2F')).status).toBe(404);
  expect((await put('UPPER')).status).toBe(404);
  const other = await signInConsumer(server, '9210000002');
  const asked = { token: other.token };
  for (const method of ['GET', 'DELETE'])
    expect((await ask(method, path('profile'), asked)).status).toBe(403);
  expect((await ask('GET', path('profile'))).status).toBe(401);
});

test('a sent or discarded draft is deleted, and can be discarded again', async () => {
  await put('stays');
  await put('gone');
  for (let time = 0; time < 2; time += 1)
    expect((await ask('DELETE', path('gone'), { token: me.token })).status).toBe(200);
  expect(await read('gone')).toMatchObject({ body: { data: null } });
  expect(await read('stays')).toMatchObject({ body: { data: { version: 1 } } });
});

test('a draft is deleted after thirty days without a change', async () => {
  const contact = '9210000004';
  const who = await signInConsumer(server, contact);
  const body = { shape: 1, step: '', values: { city: 'Pune' }, version: 0 };
  await ask('PUT', path('old', who), { token: who.token, body });
  for (const [days, there] of [
    [29, true],
    [31, false],
  ] as const) {
    setClockOffset(days * 86_400_000);
    await server.runJobs();
    const { token } = await signInConsumer(server, contact);
    const answer = await ask('GET', path('old', who), { token });
    expect(Object(answer.body).data !== null).toBe(there);
  }
  setClockOffset(0);
});

test('the number of drafts is limited', async () => {
  const who = await signInConsumer(server, '9210000003');
  const body = { shape: 1, step: '', values: {}, version: 0 };
  const statuses: number[] = [];
  for (let form = 0; form < 13; form += 1)
    statuses.push((await ask('PUT', path(`f${form}`, who), { token: who.token, body })).status);
  expect(statuses.slice(-2)).toEqual([200, 409]);
});
