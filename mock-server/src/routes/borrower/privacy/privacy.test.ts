import { addDays } from '@marketplace/shared/format';
import { afterEach, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { adminToken, signInConsumer, giveConsents, createProfile } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const dayMilliseconds = 86_400_000;

interface Person {
  token: string;
  userId: string;
}

afterEach(() => setClockOffset(0));

const of = (method: string, what: string, who: Person, body?: object): Promise<Answer> =>
  ask(method, `/api/user/${who.userId}/${what}`, { token: who.token, ...(body && { body }) });
const lettersTo = async (contact: string): Promise<string[]> => {
  const { body } = await ask('GET', '/dev/outbox');
  const letters: { to: string; text: string }[] = Object(body);
  return letters.filter(({ to }) => to === contact).map(({ text }) => text);
};

async function borrower(contact: string): Promise<Person> {
  const who = await signInConsumer(server, contact);
  await giveConsents(server, who);
  await ask('POST', `/api/user/${who.userId}`, { token: who.token, body: createProfile() });
  return who;
}

async function takeOffer(who: Person): Promise<void> {
  const answer = await of('GET', 'offers', who);
  const [{ lender_id, amount, tenure_months }] = Object(answer.body).data.offers;
  await giveConsents(server, who, [lender_id]);
  const made = await of('POST', 'applications', who, { lender_id, amount, tenure_months });
  expect(made.status).toBe(200);
}

test('no browser keeps an answer about a person', async () => {
  const who = await borrower('9220000009');
  const admin = await adminToken(server);
  const asked = [
    [`/api/user/${who.userId}`, who.token],
    [`/api/getMaskInfo/${who.userId}`, who.token],
    [`/api/user/${who.userId}/data`, who.token],
    [`/api/user/${who.userId}/offers`, who.token],
    [`/api/rest/customers/${who.userId}`, admin],
    ['/api/rest/customers', admin],
  ] as const;
  for (const [path, token] of asked) {
    const { status, headers } = await ask('GET', path, { token });
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
});

describe('what is held', () => {
  test('is complete, with the PAN masked and the text of each consent', async () => {
    const who = await borrower('9220000001');
    await takeOffer(who);
    await of('POST', 'reminders', who, { remind_on: addDays(getIndianToday(), 3) });
    await of('PUT', 'drafts/profile', who, {
      shape: 1,
      step: '',
      values: { city: 'Pune' },
      version: 0,
    });
    const { status, body } = await of('GET', 'data', who);
    expect(status).toBe(200);
    expect(Object(body).data).toMatchObject({
      profile: { first_name: 'Asha', tin: 'ABCP******' },
      consents: [
        { purpose: 'bureau', text: expect.stringContaining('Setu Credit Bureau') },
        { purpose: 'lenders' },
        { purpose: 'application', text: expect.not.stringContaining('%{lender}') },
      ],
      applications: [{ status: 'applied' }],
      leads: [{ product: 'personal_loan', stage: 'applied' }],
      sign_ins: [{ device: expect.any(String) }],
      reminders: [{ status: 'waiting' }],
      drafts: [{ values: { city: 'Pune' } }],
      erasure: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/ABCP[A-Z]\d{4}[A-Z]/u);
  });

  test('is readable by its owner alone', async () => {
    const [mine, theirs] = [
      await signInConsumer(server, '9220000002'),
      await signInConsumer(server, '9220000003'),
    ];
    for (const what of ['data', 'erasure', 'reminders']) {
      const path = `/api/user/${theirs.userId}/${what}`;
      expect((await ask('GET', path, { token: mine.token })).status).toBe(403);
      expect((await ask('GET', path)).status).toBe(401);
    }
  });
});

describe('help', () => {
  const request = {
    contactName: 'Asha Rao',
    email: 'asha@example.in',
    phoneNumber: '9123456780',
    company: '',
    description: 'कोड नहीं आया',
  };

  test('is stored under a reference, also when nobody is signed in', async () => {
    const answer = await ask('POST', '/api/help-requests', { body: request });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { reference: expect.stringMatching(/^H-[2-9A-Z]{4}-[2-9A-Z]{4}$/u) } },
    });
    const who = await signInConsumer(server, '9220000004');
    const own = await ask('POST', '/api/help-requests', { token: who.token, body: request });
    const { body } = await of('GET', 'data', who);
    expect(Object(body).data.help_requests).toEqual([
      { ...request, reference: Object(own.body).data.reference, created_at: expect.any(String) },
    ]);
  });

  test('without a text is 422', async () => {
    const answer = await ask('POST', '/api/help-requests', {
      body: { ...request, description: '' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { description: expect.any(String) } },
    });
  });
});

describe('a reminder', () => {
  test('is sent once, at nine on its day, by the server’s clock', async () => {
    const who = await signInConsumer(server, '9220000005');
    const day = addDays(getIndianToday(), 4);
    expect(await of('POST', 'reminders', who, { remind_on: day })).toMatchObject({ status: 200 });
    const untilNine = Date.parse(`${day}T03:30:00Z`) - Date.now();
    setClockOffset(untilNine - 60_000);
    await server.runJobs();
    expect(await lettersTo('9220000005')).toHaveLength(1);
    setClockOffset(untilNine + 1_000);
    await server.runJobs();
    expect((await lettersTo('9220000005'))[0]).toMatch(/remind you of your loan offers/u);
    setClockOffset(untilNine + dayMilliseconds / 2);
    await server.runJobs();
    expect(await lettersTo('9220000005')).toHaveLength(2);
    const again = await signInConsumer(server, '9220000005');
    const { body } = await of('GET', 'reminders', again);
    const [reminder] = Object(body).data;
    expect(reminder).toMatchObject({ remind_on: day, status: 'sent' });
    expect((await of('DELETE', `reminders/${reminder.id}`, again)).status).toBe(409);
  });

  test.each([
    ['yesterday', -1, 422],
    ['today', 0, 200],
    ['in 90 days', 90, 200],
    ['in 91 days', 91, 422],
  ])('for %s', async (_name, days, status) => {
    const who = await signInConsumer(
      server,
      `92200001${String(days + 10)
        .padStart(2, '0')
        .slice(-2)}`,
    );
    const answer = await of('POST', 'reminders', who, {
      remind_on: addDays(getIndianToday(), days),
    });
    expect(answer.status).toBe(status);
    for (const remind_on of ['', '31/12/2030', '2030-02-31', 5])
      expect((await of('POST', 'reminders', who, { remind_on })).status).toBe(422);
  });

  test('can be cancelled by its owner alone, and their number is limited', async () => {
    const who = await signInConsumer(server, '9220000006');
    const answers: Answer[] = [];
    for (let days = 1; days <= 6; days += 1)
      answers.push(
        await of('POST', 'reminders', who, { remind_on: addDays(getIndianToday(), days) }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
    const { id } = Object(answers[0]?.body).data;
    const other = await signInConsumer(server, '9220000007');
    expect((await of('DELETE', `reminders/${id}`, other)).status).toBe(404);
    expect((await of('DELETE', `reminders/${id}`, who)).status).toBe(200);
    expect((await of('DELETE', `reminders/${id}`, who)).status).toBe(404);
    expect(Object((await of('GET', 'reminders', who)).body).data).toHaveLength(4);
  });
});

describe('erasure', () => {
  test('is requested, scheduled and carried out a week later; the person is informed', async () => {
    const who = await borrower('9220000008');
    await of('POST', 'reminders', who, { remind_on: addDays(getIndianToday(), 30) });
    expect(await of('GET', 'erasure', who)).toMatchObject({ status: 200, body: { data: null } });
    const asked = await of('POST', 'erasure', who, {});
    expect(asked).toMatchObject({
      status: 200,
      body: { data: { status: 'requested', due_on: addDays(getIndianToday(), 7) } },
    });
    const { reference } = Object(asked.body).data;
    expect((await of('POST', 'erasure', who, {})).status).toBe(409);
    setClockOffset(dayMilliseconds + 1_000);
    await server.runJobs();
    const again = await signInConsumer(server, '9220000008');
    expect(await of('GET', 'erasure', again)).toMatchObject({
      body: { data: { status: 'in_progress', reference } },
    });
    setClockOffset(7 * dayMilliseconds);
    await server.runJobs();
    const letters = await lettersTo('9220000008');
    expect(letters).toEqual([expect.stringContaining(reference)]);
    expect((await of('GET', 'data', again)).status).toBe(401);
    const anew = await signInConsumer(server, '9220000008');
    expect(anew.userId).not.toBe(who.userId);
    const { body } = await of('GET', 'data', anew);
    expect(Object(body).data).toMatchObject({ profile: { first_name: '' }, reminders: [] });
  });

  test('waits for open applications, and names them; new ones are refused meanwhile', async () => {
    const who = await borrower('9220000009');
    const offers = Object((await of('GET', 'offers', who)).body).data.offers;
    await takeOffer(who);
    const refused = await of('POST', 'erasure', who, {});
    expect(refused).toMatchObject({ status: 409 });
    expect(Object(refused.body).message).toContain(offers[0].name);

    const other = await borrower('9220000010');
    await of('POST', 'erasure', other, {});
    const [{ lender_id, amount, tenure_months }] = offers;
    await giveConsents(server, other, [lender_id]);
    const applied = () => of('POST', 'applications', other, { lender_id, amount, tenure_months });
    expect((await applied()).status).toBe(409);
    expect(await of('DELETE', 'erasure', other)).toMatchObject({
      status: 200,
      body: { data: null },
    });
    expect((await of('DELETE', 'erasure', other)).status).toBe(404);
    expect((await applied()).status).toBe(200);
  });
});
