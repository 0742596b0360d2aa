import { afterEach, describe, expect, test } from 'vitest';
import { newToken } from '../../auth/tokens';
import { getClockOffset, setClockOffset } from '../../clock';
import { createOtpCalls } from '../../testing/otpCalls';
import { codeFor } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { testStores } from '../../testing/stores/testDatabases';
import type { Visitor } from '../../testing/visitor';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

afterEach(() => setClockOffset(0));

const pass = (milliseconds: number): void => setClockOffset(getClockOffset() + milliseconds);

describe.each(testStores())(
  'a stranger at the address of a borrower whose browser is new, $name',
  ({ database }) => {
    const server = testServer({ RATE_LIMITS: 'on' }, database);
    const { at, browserAt, send, ask, enter, guess, messagesTo } = createOtpCalls(server);

    /** A stranger with an id of its own making. */
    function madeUpBrowser(address: string): Visitor {
      const headers = { cookie: `browser_id=${newToken()}` };
      return { post: (path, body) => at(address).post(path, body, headers) };
    }

    /** Signs in as the sign-in page does: a browser without an id asks twice at most. */
    async function signInAfresh(address: string, contact: string): Promise<void> {
      const owner = browserAt(address);
      const first = await send(owner, contact);
      const sent = first.status === 429 ? await send(owner, contact) : first;
      expect(sent).toMatchObject({ status: 200 });
      const otp = await codeFor(server, contact);
      expect((await enter(owner, String(sent.body['user_id']), otp)).status).toBe(200);
    }

    test('cannot use up the borrower’s requests, even with made-up ids', async () => {
      const [address, contact] = ['127.0.8.1', '9710000051'];
      for (let asked = 0; asked < 6; asked += 1) {
        await ask(at(address), contact);
        pass(31 * SECOND);
      }
      expect((await send(at(address), contact)).status).toBe(429);
      for (let asked = 0; asked < 10; asked += 1) await ask(madeUpBrowser(address), contact);
      expect((await messagesTo(contact)).length).toBe(6);
      await signInAfresh(address, contact);
    });

    test('cannot use up the borrower’s tries', async () => {
      const [address, contact] = ['127.0.8.2', '9710000052'];
      const userId = await ask(at('127.0.0.2'), contact);
      await guess(at(address), userId, 10);
      expect((await send(at(address), contact)).status).toBe(429);
      await signInAfresh(address, contact);
    });

    test('delays the borrower by a minute at most by guessing with made-up ids', async () => {
      const [address, contact] = ['127.0.8.3', '9710000053'];
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        const stranger = madeUpBrowser(address);
        const userId = await ask(stranger, contact);
        statuses.push(...(await guess(stranger, userId, 5)));
      }
      expect(statuses.filter((status) => status === 422)).toHaveLength(50);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      pass(MINUTE);
      await signInAfresh(address, contact);
    });

    test('causes twelve messages an hour at most, and the borrower gets in at any time', async () => {
      const [address, contact] = ['127.0.8.4', '9710000054'];
      for (let round = 0; round < 12; round += 1) {
        await ask(madeUpBrowser(address), contact);
        await send(at(address), contact);
        pass(5 * MINUTE - SECOND);
      }
      expect((await messagesTo(contact)).length).toBeLessThanOrEqual(12);
      await signInAfresh(address, contact);
    });

    test('is limited to six requests an hour with one id', async () => {
      const [address, contact] = ['127.0.8.5', '9710000055'];
      const stranger = browserAt(address);
      for (let asked = 0; asked < 6; asked += 1) {
        await ask(stranger, contact);
        pass(31 * SECOND);
      }
      expect((await send(stranger, contact)).status).toBe(429);
    });
  },
);
