import { expect, test } from 'vitest';
import { codeFor, partnerToken, signInConsumer } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '20' });
const { ask } = server;
const MOBILE = '9707070701';

async function add(token: string, product: string): Promise<string> {
  const body = {
    customer_name: 'Meera Nair',
    mobile_phone_number: MOBILE,
    product,
    postal_code: '560001',
    language: 'en',
  };
  const { id } = getData(await ask('POST', '/api/partner/leads', { token, body }));
  return `/api/partner/leads/${id}`;
}

test('the timeline of a customer is the same from each of the partner’s leads', async () => {
  const token = await partnerToken(server);
  const read = async (path: string, own = token): Promise<object[]> =>
    getData(await ask('GET', `${path}/timeline`, { token: own }));
  const agree = async (path: string) => {
    const body = { otp: await codeFor(server, MOBILE) };
    expect((await ask('POST', `${path}/consent`, { token, body })).status).toBe(200);
  };
  const first = await add(token, 'personal_loan');
  await agree(first);
  const second = await add(token, 'gold_loan');
  await agree(second);
  const unasked = await add(token, 'car_loan');
  await ask('POST', `${second}/notes`, { token, body: { text: 'Wants gold first' } });
  const remind_at = new Date(Date.now() + 3_600_000).toISOString();
  await ask('POST', `${first}/reminders`, { token, body: { remind_at, text: 'Salary slip' } });
  expect(await read(unasked)).toEqual(await read(first));
  await signInConsumer(server, MOBILE);
  const own = await read(first);
  expect(own).toContainEqual(expect.objectContaining({ kind: 'sign_in' }));
  expect(own).toContainEqual(expect.objectContaining({ text: 'Wants gold first' }));
  expect(own).toContainEqual(expect.objectContaining({ text: 'Salary slip' }));
  expect(await read(second)).toEqual(own);
  const stranger = await partnerToken(server, 'second@demo.in');
  const theirs = await read(await add(stranger, 'personal_loan'), stranger);
  expect(new Set(theirs.map((entry) => Object(entry).kind))).toEqual(new Set(['contact', 'lead']));
});
