import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { signInConsumer } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { confirmContact, of, save } = createBorrowerActions(server);

let mobile = 9_228_400_000;
const newMobile = (): string => String((mobile += 1));

const CONTACTS = [
  ['email', newMobile(), 'email', () => `asha${newMobile()}@example.in`, 'email_verified'],
  ['mobile', `asha${newMobile()}@example.in`, 'mobile_phone_number', newMobile, 'mobile_verified'],
] as const;

test.each(CONTACTS)(
  'a second contact by %s is confirmed by its code, and a changed one is not confirmed any more',
  async (contact, signIn, field, create, flag) => {
    const who = await signInConsumer(server, signIn);
    const read = async () => getData(await ask('GET', `/api/user/${who.userId}`, who));
    expect((await of('POST', 'contact-code', who, { contact })).status).toBe(409);
    const value = create();
    await save(who, { [field]: value });
    expect((await read())[flag]).toBe(0);
    expect(await confirmContact(who, contact)).toMatchObject({
      status: 200,
      body: { data: { [field]: value, [flag]: 1 } },
    });
    expect((await of('POST', 'contact-code', who, { contact })).status).toBe(409);
    await save(who, { [field]: create() });
    expect((await read())[flag]).toBe(0);
  },
);

test('the contact of the sign-in is confirmed from the start', async () => {
  for (const [contact, flag] of [
    [newMobile(), 'mobile_verified'],
    [`asha${newMobile()}@example.in`, 'email_verified'],
  ] as const) {
    const who = await signInConsumer(server, contact);
    expect(getData(await ask('GET', `/api/user/${who.userId}`, who))[flag]).toBe(1);
  }
});

test('a code for one contact does not confirm another', async () => {
  const who = await signInConsumer(server, newMobile());
  await save(who, { email: `first${newMobile()}@example.in` });
  await of('POST', 'contact-code', who, { contact: 'email' });
  const [{ code: otp }] = Object((await ask('GET', '/dev/outbox')).body);
  await save(who, { email: `second${newMobile()}@example.in` });
  const answer = await of('POST', 'contact-confirm', who, { contact: 'email', otp });
  expect(answer).toMatchObject({ status: 422, body: { errors: { otp: expect.any(String) } } });
  const wrong = await of('POST', 'contact-confirm', who, { contact: 'email', otp: '000000' });
  expect(wrong.status).toBe(422);
});
