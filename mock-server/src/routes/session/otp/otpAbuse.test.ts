import { afterEach, describe, expect, test } from 'vitest';
import { getClockOffset, setClockOffset } from '../../../clock';
import { createOtpCalls } from '../../../testing/otpCalls';
import { codeFor } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { testStores } from '../../../testing/stores/testDatabases';

const second = 1000;
const minute = 60 * second;

afterEach(() => setClockOffset(0));

const pass = (milliseconds: number): void => setClockOffset(getClockOffset() + milliseconds);

describe.each(testStores())('$name', ({ database }) => {
  const server = testServer({ RATE_LIMITS: 'on' }, database);
  const { at, browserAt, send, ask, enter, guess, signIn, messagesTo } = createOtpCalls(server);

  describe('a code that is still valid', () => {
    test('is sent again to whoever asks, after a restart as well, until it is used', async () => {
      const contact = '9710000001';
      const userId = await ask(at('127.0.0.2'), contact);
      const code = await codeFor(server, contact);
      await server.restart();
      expect(await ask(at('127.0.0.3'), contact)).toBe(userId);
      expect((await messagesTo(contact)).map((message) => message['code'])).toEqual([code, code]);
      expect((await enter(at('127.0.0.2'), userId, code)).status).toBe(200);
      expect((await enter(at('127.0.0.3'), userId, code)).status).toBe(422);
    });

    test('lives ten minutes from the last time that it was sent', async () => {
      const contact = '9710000002';
      const owner = at('127.0.0.2');
      const userId = await ask(owner, contact);
      const code = await codeFor(server, contact);
      pass(9 * minute);
      await ask(owner, contact);
      pass(9 * minute);
      expect((await enter(owner, userId, code)).status).toBe(200);
    });
  });

  describe('a stranger who asks for a borrower’s codes', () => {
    test('is refused after six in an hour, through a restart, and the borrower is not', async () => {
      const contact = '9710000003';
      const stranger = at('127.0.0.9');
      for (let asked = 0; asked < 6; asked += 1) {
        await ask(stranger, contact);
        pass(31 * second);
      }
      await server.restart();
      const refused = await send(stranger, contact);
      expect(refused).toMatchObject({ status: 429 });
      expect(refused.retryAfter).toBeGreaterThan(50 * 60);
      await signIn(at('127.0.0.2'), contact);
    });

    test('cannot lock the borrower out from many addresses, nor flood their phone with messages', async () => {
      const contact = '9710000004';
      for (let host = 1; host <= 40; host += 1) await ask(at(`127.0.4.${host}`), contact);
      expect((await messagesTo(contact)).length).toBe(20);
      await signIn(at('127.0.0.2'), contact);
      await ask(at('127.0.4.50'), contact);
      pass(11 * minute);
      await signIn(at('127.0.0.3'), contact);
      expect((await messagesTo(contact)).length).toBeLessThanOrEqual(22);
    });

    test('does not delay a browser at the same address that was signed in before', async () => {
      const contact = '9710000005';
      const own = browserAt('127.0.0.9');
      await signIn(own, contact);
      for (let asked = 0; asked < 6; asked += 1) {
        await ask(at('127.0.0.9'), contact);
        pass(31 * second);
      }
      expect((await send(at('127.0.0.9'), contact)).status).toBe(429);
      await signIn(own, contact);
    });
  });

  describe('a stranger who guesses', () => {
    test('uses up their own five tries at each code, never the borrower’s', async () => {
      const contact = '9710000006';
      const owner = at('127.0.0.2');
      const userId = await ask(owner, contact);
      const code = await codeFor(server, contact);
      for (const address of ['127.0.0.8', '127.0.0.9']) {
        const stranger = at(address);
        await ask(stranger, contact);
        expect(await guess(stranger, userId, 5)).toEqual([422, 422, 422, 422, 422]);
        expect(await enter(stranger, userId, code)).toMatchObject({
          status: 422,
          body: { errors: { otp: expect.stringContaining('no longer') } },
        });
        pass(31 * second);
        await ask(stranger, contact);
        expect(await guess(stranger, userId, 4)).toEqual([422, 422, 422, 422]);
      }
      expect((await enter(owner, userId, code)).status).toBe(200);
    });

    test('at the borrower’s own address does not use up the tries of the borrower’s browser', async () => {
      const contact = '9710000007';
      const owner = browserAt('127.0.0.9');
      const userId = await ask(owner, contact);
      const code = await codeFor(server, contact);
      await guess(at('127.0.0.9'), userId, 10);
      expect((await enter(at('127.0.0.9'), userId, code)).status).toBe(429);
      expect((await enter(owner, userId, code)).status).toBe(200);
    });

    test('is blocked after ten tries, also after a restart or a new request', async () => {
      const contact = '9710000008';
      const userId = await ask(at('127.0.0.2'), contact);
      const stranger = at('127.0.0.9');
      expect(await guess(stranger, userId, 10)).toEqual(Array.from({ length: 10 }, () => 422));
      await server.restart();
      expect(await guess(stranger, userId, 1)).toEqual([429]);
      expect((await send(stranger, contact)).status).toBe(429);
      await signIn(at('127.0.0.3'), contact);
      pass(16 * minute);
      expect((await send(stranger, contact)).status).toBe(200);
    });

    test('is limited to fifty tries from any number of addresses; a known browser still signs in', async () => {
      const contact = '9710000009';
      const own = browserAt('127.0.0.2');
      const userId = await signIn(own, contact);
      pass(minute);
      await ask(at('127.0.5.250'), contact);
      const statuses: number[] = [];
      for (let host = 1; host <= 13; host += 1)
        statuses.push(...(await guess(at(`127.0.5.${host}`), userId, 5)));
      expect(statuses.filter((status) => status === 422)).toHaveLength(50);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      await server.restart();
      expect(await guess(at('127.0.5.100'), userId, 1)).toEqual([429]);
      expect((await enter(own, userId, await codeFor(server, contact))).status).toBe(200);
      await ask(at('127.0.5.251'), contact);
      pass(minute);
      expect(await guess(at('127.0.5.101'), userId, 2)).toEqual([422, 429]);
      pass(minute);
      const right = await codeFor(server, contact);
      expect((await enter(at('127.0.5.102'), userId, right)).status).toBe(200);
    });

    test('has fifty tries again once an hour has passed without one', async () => {
      const contact = '9710000010';
      const userId = await ask(at('127.0.6.250'), contact);
      for (let host = 1; host <= 10; host += 1) await guess(at(`127.0.6.${host}`), userId, 5);
      await ask(at('127.0.6.251'), contact);
      expect(await guess(at('127.0.6.100'), userId, 1)).toEqual([429]);
      pass(61 * minute);
      await ask(at('127.0.6.252'), contact);
      const statuses: number[] = [];
      for (let host = 101; host <= 110; host += 1)
        statuses.push(...(await guess(at(`127.0.6.${host}`), userId, 5)));
      expect(statuses.filter((status) => status === 422)).toHaveLength(50);
    });
  });
});
