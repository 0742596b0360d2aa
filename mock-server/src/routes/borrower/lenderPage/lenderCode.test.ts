import { consentTo } from '@marketplace/shared/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import type { Person } from '../../../testing/borrowers';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken, codeFor } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';
import { testStores } from '../../../testing/stores/testDatabases';

describe.each(testStores())('$name', ({ database }) => {
  const server = testServer({}, database);
  const { ask } = server;
  const { of, loadLenderPage, borrower, applyTo, setStatus } = createBorrowerActions(server);

  /** The fixture lender that confirms by code. */
  const CODE = 'indialends';

  afterEach(() => setClockOffset(0));

  describe('the lender’s code', () => {
    const confirm = (who: Person, otp: string): Promise<Answer> =>
      of('POST', `lenders/${CODE}/confirm`, who, { otp });
    const send = (who: Person): Promise<Answer> => of('POST', `lenders/${CODE}/code`, who, {});

    test('is sent with the application, confirms it once, and signs nobody in', async () => {
      const who = await borrower('9230000011');
      expect((await send(who)).status).toBe(409);
      const made = await applyTo(who, CODE);
      const letters = Object((await ask('GET', '/dev/outbox')).body);
      expect(letters[0]).toMatchObject({
        to: '9230000011',
        text: expect.stringMatching(/Harsha-Paylater.*http:\/\/127\.0\.0\.1:\d+\/indialends-otp/),
      });
      expect(await loadLenderPage(who, CODE)).toMatchObject({
        lender: { confirms_by_code: 1 },
        code: { sent_to: expect.stringContaining('11'), age: expect.any(Number), tries_left: 5 },
        applications: [{ id: made.id, confirmed_at: null }],
      });
      const otp = await codeFor(server, '9230000011');
      const signIn = await ask('POST', '/api/verify-otp', { body: { user_id: made.id, otp } });
      expect(signIn.status).toBe(422);
      expect((await confirm(who, '12345')).status).toBe(422);
      expect(await confirm(who, otp)).toMatchObject({
        status: 200,
        body: { data: { id: made.id, confirmed_at: expect.stringContaining('T') } },
      });
      expect((await confirm(who, otp)).status).toBe(409);
      expect((await send(who)).status).toBe(409);
    });

    test('is invalid after the fifth wrong try and after ten minutes; a new one works', async () => {
      const who = await borrower('9230000012');
      await applyTo(who, CODE);
      const right = await codeFor(server, '9230000012');
      const wrong = right === '000000' ? '111111' : '000000';
      for (let tries = 0; tries < 5; tries += 1)
        expect(await confirm(who, wrong)).toMatchObject({
          status: 422,
          body: { errors: { otp: expect.any(String) } },
        });
      expect((await confirm(who, right)).status).toBe(422);
      expect(await loadLenderPage(who, CODE)).toMatchObject({ code: { tries_left: 0 } });
      expect(await send(who)).toMatchObject({ status: 200, body: { data: { tries_left: 5 } } });
      const late = await codeFor(server, '9230000012');
      setClockOffset(10 * 60_000);
      expect((await confirm(who, late)).status).toBe(422);
      await send(who);
      expect((await confirm(who, await codeFor(server, '9230000012'))).status).toBe(200);
    });

    test('is asked for by every lender for which an admin has switched it on', async () => {
      const token = await adminToken(server);
      const who = await borrower('9230000014');
      const { lender } = await loadLenderPage(who, 'vasundhara-loans');
      const on = { lender_id: lender.lender_id, property: 'confirms_by_code', value: 1 };
      expect((await ask('POST', '/api/update-lender-data', { token, body: on })).status).toBe(200);
      await applyTo(who, 'vasundhara-loans');
      const letters = Object((await ask('GET', '/dev/outbox')).body);
      expect(letters[0].text).toContain('/user/vasundhara-loans/code.');
      const otp = await codeFor(server, '9230000014');
      const confirmed = await of('POST', 'lenders/vasundhara-loans/confirm', who, { otp });
      expect(confirmed.status).toBe(200);
    });

    test('is neither sent nor accepted once the lender’s consent is withdrawn', async () => {
      const who = await borrower('9230000015');
      const { lender_id } = await applyTo(who, CODE);
      const otp = await codeFor(server, '9230000015');
      const consent = { ...consentTo('application'), lender_id };
      // Taking the consent back withdraws the application, which giving it again does not bring back.
      for (const granted of [0, 1]) {
        await of('POST', 'consents', who, { ...consent, granted });
        expect((await confirm(who, otp)).status).toBe(409);
        expect((await send(who)).status).toBe(409);
      }
      const { applications } = await loadLenderPage(who, CODE);
      expect(applications).toMatchObject([{ status: 'withdrawn', confirmed_at: null }]);
    });

    test('is not asked for by other lenders, nor once the application has ended', async () => {
      const who = await borrower('9230000013');
      const { id } = await applyTo(who, CODE);
      await setStatus(id, 'withdrawn', getIndianToday());
      expect((await send(who)).status).toBe(409);
      await applyTo(who, 'ekavali-money');
      const other = await of('POST', 'lenders/ekavali-money/confirm', who, { otp: '123456' });
      expect(other.status).toBe(409);
    });
  });
});
