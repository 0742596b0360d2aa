import { addDays } from '@marketplace/shared/format';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTBOX_RETENTION_DAYS } from '@marketplace/shared/schema';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../clock';
import { getIndianToday } from '../../data/indianDay';
import { createBorrowerActions } from '../../testing/borrowers';
import { signInConsumer, giveConsents, partnerToken, createProfile } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, applyTo, setStatus } = createBorrowerActions(server);
const day = 86_400_000;

afterEach(() => setClockOffset(0));

/** Returns every line of every file in the server's data folder. */
const keptLines = (): string[] =>
  readdirSync(server.dataDir(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').split('\n'));

const linesWith = (words: string): string[] =>
  keptLines().filter((line) => line.toLowerCase().includes(words.toLowerCase()));

/** Values that identify the person, in their own entries and in others' records. */
const profile = {
  ...createProfile(),
  first_name: 'Zebunnisa',
  last_name: 'Qureshi',
  birth_date: '1987-11-23',
  tin: 'ZQRPX7788Z',
  email: 'zebunnisa.other@example.in',
  mobile_phone_number: '9471118822',
  address1: '77 Peacock Lane',
  address2: 'Near the clock tower',
  city: 'Murshidabad',
  state: 'West Bengal Zz',
  employer_name: 'Zeb Weaving Works',
  business_pan: 'ZQRFX7788Z',
};

/** Finds the messages to a contact, which the files hold only sealed. */
async function findLetters(contact: string): Promise<readonly { to: string; text: string }[]> {
  const { body } = await ask('GET', '/dev/outbox');
  const sent: readonly { to: string; text: string }[] = Array.isArray(body) ? body : [];
  return sent.filter(({ to }) => to.toLowerCase() === contact.toLowerCase());
}

test('an erasure leaves no personal data in any file; its message is deleted after a week', async () => {
  const contact = 'Zebunnisa.Q@Example.in';
  const who = await signInConsumer(server, contact);
  await giveConsents(server, who);
  const body = profile;
  expect((await ask('POST', `/api/user/${who.userId}`, { token: who.token, body })).status).toBe(
    200,
  );
  const { id } = await applyTo(who, 'indialends');
  await setStatus(id, 'withdrawn', getIndianToday(), 'Zebunnisa called us');
  await of('PUT', 'drafts/profile', who, {
    shape: 1,
    step: 'address',
    values: { city: 'Draftpur Zz' },
    version: 0,
  });
  await of('POST', 'reminders', who, { remind_on: addDays(getIndianToday(), 80) });
  const help = {
    contactName: 'Zebunnisa Qureshi',
    email: contact,
    phoneNumber: '9471118822',
    company: '',
    description: 'Help for Zebunnisa',
  };
  await ask('POST', '/api/help-requests', { body: help });
  await ask('POST', '/api/help-requests', { token: who.token, body: help });
  const prospect = { product: 'gold_loan', first_name: 'Zebunnisa', contact };
  await ask('POST', '/api/partner/prospects', {
    token: await partnerToken(server),
    body: prospect,
  });
  const merchant = {
    contact_name: 'Zebunnisa Qureshi',
    company_name: 'Zeb Weaving Works',
    merchant_sells: 'advice',
    monthly_customers: '10',
    mobile_phone_number: '9471118822',
    email: contact,
    business_pan: 'ZQRFX7788Z',
    address1: '77 Peacock Lane',
    address2: '',
    postal_code: '560001',
    city: 'Murshidabad',
    state: 'West Bengal Zz',
    agree_contact: 1,
    agree_check: 1,
    agree_terms: 1,
    text_version: 1,
  };
  expect((await ask('POST', '/api/merchants', { body: merchant })).status).toBe(200);
  const asked = await of('POST', 'erasure', who, {});
  const { reference } = Object(asked.body).data;
  expect(linesWith('Zebunnisa').length).toBeGreaterThan(5);

  setClockOffset(8 * day);
  await server.runJobs();
  const letters = await findLetters(contact);
  expect(letters.length).toBeGreaterThan(0);
  for (const { text } of letters) expect(text).toContain(reference);
  expect(linesWith(contact)).toEqual([]);
  const traces = [...Object.values(profile), 'Draftpur', 'Zebunnisa called', 'Help for Zebunnisa']
    .map(String)
    .filter((text) =>
      /zeb|zqr|zz|947111|peacock|clock tower|murshid|1987-11|draftpur/iu.test(text),
    );
  expect(traces.length).toBeGreaterThan(10);
  const found = traces.filter((text) =>
    keptLines().some((line) => !line.includes(reference) && line.includes(text)),
  );
  expect(found).toEqual([]);

  setClockOffset((8 + OUTBOX_RETENTION_DAYS) * day);
  await server.runJobs();
  expect(await findLetters(contact)).toEqual([]);
});

test('an unused code for an unknown contact is deleted after a day', async () => {
  await ask('POST', '/api/send-otp', { body: { contact: '9471110001' } });
  await ask('DELETE', '/dev/outbox');
  setClockOffset(2 * day);
  await server.runJobs();
  setClockOffset(0);
  await server.restart();
  expect(linesWith('9471110001')).toEqual([]);
});
