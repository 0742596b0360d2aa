import { groupBy } from '@marketplace/shared/collections';
import { describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { createBorrowerActions } from '../../../testing/borrowers';
import {
  codeFor,
  signInConsumer,
  giveConsents,
  partnerToken,
  getText,
} from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { newMerchant } from '../../../testing/merchants';
import { testServer } from '../../../testing/startTestServer';
import { testStores } from '../../../testing/stores/testDatabases';

// A database with one connection cannot run requests concurrently.
const stores = testStores().filter(({ database }) => !database?.oneConnection);

describe.each(stores)('$name', ({ database }) => {
  const server = testServer({}, database);
  const { ask } = server;
  const { of, borrower, applyTo, loadLenderPage } = createBorrowerActions(server);

  const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const statuses = (answers: readonly Answer[]): number[] =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  describe('a code', () => {
    const guess = (user_id: string, otp: string): Promise<Answer> =>
      ask('POST', '/api/verify-otp', { body: { user_id, otp } });

    test('guessed by many requests at once is invalid after the fifth, also for the right guess', async () => {
      const sent = await ask('POST', '/api/send-otp', { body: { contact: '9450000001' } });
      const userId = getText(sent, 'user_id');
      const right = await codeFor(server, '9450000001');
      const others = Array.from({ length: 40 }, (_, index) => String(100_000 + index));
      const wrong = others.filter((code) => code !== right);
      const answers = await Promise.all([...wrong, right].map((code) => guess(userId, code)));
      expect(new Set(statuses(answers))).toEqual(new Set([422]));
      const said = answers.map((answer) => Object(answer.body).errors.otp);
      // The server answers in any order: four may try again, and all others need a new code.
      const numbers = [...groupBy(said, (text) => text).values()].map(({ length }) => length);
      expect(numbers.toSorted((a, b) => a - b)).toEqual([4, wrong.length + 1 - 4]);
    });

    test('that is right signs in once, however often it is sent at once', async () => {
      const sent = await ask('POST', '/api/send-otp', { body: { contact: '9450000002' } });
      const right = await codeFor(server, '9450000002');
      const answers = await times(8, () => guess(getText(sent, 'user_id'), right));
      expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
    });

    test('of a lender confirms once', async () => {
      const who = await borrower('9450000003');
      await applyTo(who, 'indialends');
      const otp = await codeFor(server, '9450000003');
      const answers = await times(5, () => of('POST', 'lenders/indialends/confirm', who, { otp }));
      expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
    });
  });

  describe('sent twice at once', () => {
    test('an application is made once', async () => {
      const who = await borrower('9450000004');
      const { offer } = await loadLenderPage(who, 'ekavali-money');
      await giveConsents(server, who, [offer.lender_id]);
      const { lender_id, amount, tenure_months } = offer;
      const answers = await times(4, () =>
        of('POST', 'applications', who, { lender_id, amount, tenure_months }),
      );
      expect(statuses(answers)).toEqual([200, 409, 409, 409]);
      expect(Object((await of('GET', 'applications', who)).body).data).toHaveLength(1);
    });

    test('a draft is stored once; the other request gets 409 with it', async () => {
      const who = await signInConsumer(server, '9450000005');
      const answers = await times(3, (index) =>
        of('PUT', 'drafts/profile', who, {
          shape: 1,
          step: 'address',
          values: { city: `Pune ${index}` },
          version: 0,
        }),
      );
      expect(statuses(answers)).toEqual([200, 409, 409]);
      const kept = answers.find(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 409);
      const { values } = Object(kept?.body).data;
      expect(refused.map(({ body }) => Object(body).current.values)).toEqual([values, values]);
    });

    test('a consent is stored once', async () => {
      const who = await signInConsumer(server, '9450000006');
      const consent = { purpose: 'sms', text_version: 1, language: 'hi', granted: 1 };
      const answers = await times(4, () => of('POST', 'consents', who, consent));
      expect(new Set(answers.map(({ body }) => Object(body).data.id)).size).toBe(1);
      const { body } = await of('GET', 'data', who);
      expect(Object(body).data.consents).toHaveLength(1);
    });

    test('given and withdrawn at once, what is held of a consent is one of the two, with both on record', async () => {
      const who = await signInConsumer(server, '9450000007');
      const answer = (granted: number) =>
        of('POST', 'consents', who, { purpose: 'sms', text_version: 1, language: 'en', granted });
      await Promise.all([answer(1), answer(0)]);
      const { consents, profile } = Object((await of('GET', 'data', who)).body).data;
      const [first, second] = consents;
      expect(consents).toHaveLength(2);
      expect(second.at > first.at).toBe(true);
      expect(profile.allow_sms).toBe(second.granted);
    });

    test('a request for erasure is one', async () => {
      const who = await signInConsumer(server, '9450000008');
      expect(statuses(await times(3, () => of('POST', 'erasure', who, {})))).toEqual([
        200, 409, 409,
      ]);
    });

    test('a hand-over is taken by one person', async () => {
      const token = await partnerToken(server);
      const body = { product: 'personal_loan' };
      const made = await ask('POST', '/api/partner/prospects', { token, body });
      const prospect_id = Object(made.body).data.id;
      const people = await times(3, (index) => signInConsumer(server, `94500001${10 + index}`));
      const answers = await Promise.all(
        people.map((who) => of('POST', 'prospect', who, { prospect_id })),
      );
      expect(statuses(answers)).toEqual([200, 404, 404]);
    });

    test('a help request is stored once, under one reference; another text is another request', async () => {
      const request = {
        contactName: 'Asha Rao',
        email: 'Asha.Twice@example.in',
        phoneNumber: '9450000009',
        company: '',
        description: 'No code came',
      };
      const send = (body: object) => ask('POST', '/api/help-requests', { body });
      const [first, second] = await times(2, () => send(request));
      expect(first?.body).toEqual(second?.body);
      const other = await send({ ...request, description: 'Still none' });
      expect(other.body).not.toEqual(first?.body);
      const who = await signInConsumer(server, '9450000009');
      const mine = await ask('POST', '/api/help-requests', { token: who.token, body: request });
      expect(mine.body).not.toEqual(first?.body);
    });

    test('a reseller’s application is stored once; a repeat returns its reference', async () => {
      const application = newMerchant({ email: 'Meera.Twice@example.in' });
      const send = (more: object = {}) =>
        ask('POST', '/api/merchants', { body: { ...application, ...more } });
      const answers = await times(3, () => send());
      expect(statuses(answers)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => Object(body).data.reference)).size).toBe(1);
      for (const other of [{ business_pan: 'AAACB1234D' }, { contact_name: 'Meera Iyer' }])
        expect((await send(other)).status).toBe(409);
      const letters: { to: string }[] = Object((await ask('GET', '/dev/outbox')).body);
      const sent = letters.filter(({ to }) => to === 'meera.twice@example.in');
      expect(sent).toHaveLength(1);
      setClockOffset(11 * 60_000);
      expect((await send()).status).toBe(409);
      setClockOffset(0);
    });
  });
});
