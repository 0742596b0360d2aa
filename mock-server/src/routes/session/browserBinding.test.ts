import { afterEach, describe, expect, test } from 'vitest';
import { getClockOffset, setClockOffset } from '../../clock';
import { createOtpCalls } from '../../testing/otpCalls';
import { adminToken, codeFor } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { testStores } from '../../testing/stores/testDatabases';
import { createVisitor } from '../../testing/visitor';

afterEach(() => setClockOffset(0));

describe.each(testStores())('$name', ({ database }) => {
  const server = testServer({ RATE_LIMITS: 'on' }, database);
  const { at, browserAt, ask, enter } = createOtpCalls(server);

  describe('the partner that a person came through', () => {
    async function getPartner(userId: string): Promise<unknown> {
      const token = await adminToken(server);
      const filter = encodeURIComponent(JSON.stringify({ user_id: userId }));
      const { body } = await server.ask('GET', `/api/rest/leads?filter=${filter}`, { token });
      return Object(Object(body)[0]).partner_id;
    }

    test.each([
      ['browser', '127.0.0.2', 'campusid', 2],
      ['browser', '127.0.0.2', undefined, 1],
      ['program', '127.0.0.2', 'campusid', 2],
      ['program', '127.0.0.9', 'campusid', 2],
    ] as const)(
      'stays the one of the %s at %s that asked, %s, though a stranger names another',
      async (kind, address, partner, expected) => {
        const contact = `9710001${kind.at(0) === 'b' ? 1 : 2}${address.at(-1)}${partner === undefined ? 0 : 1}`;
        const owner = createVisitor(server, address, kind);
        const userId = await ask(owner, contact, partner);
        setClockOffset(getClockOffset() + 31_000);
        await ask(at('127.0.0.9'), contact, 'neemvale');
        expect((await enter(owner, userId, await codeFor(server, contact))).status).toBe(200);
        expect(await getPartner(userId)).toBe(expected);
      },
    );

    test('is the last one that the same browser named', async () => {
      const contact = '9710000020';
      const owner = browserAt('127.0.0.2');
      await ask(owner, contact, 'neemvale');
      setClockOffset(getClockOffset() + 31_000);
      const userId = await ask(owner, contact, 'campusid');
      expect((await enter(owner, userId, await codeFor(server, contact))).status).toBe(200);
      expect(await getPartner(userId)).toBe(2);
    });

    test('counts where the link of an e-mail is opened elsewhere, unless another was named since', async () => {
      const [one, other] = ['link.one@example.in', 'link.other@example.in'];
      const first = await ask(browserAt('127.0.0.2'), one, 'campusid');
      expect((await enter(at('127.0.0.7'), first, await codeFor(server, one))).status).toBe(200);
      expect(await getPartner(first)).toBe(2);
      const next = await ask(browserAt('127.0.0.2'), other, 'campusid');
      await ask(at('127.0.0.9'), other, 'neemvale');
      expect((await enter(at('127.0.0.7'), next, await codeFor(server, other))).status).toBe(200);
      expect(await getPartner(next)).toBe(1);
    });
  });
});

describe('the cookie of a browser', () => {
  const server = testServer({ TRUST_PROXY: 'loopback', OUTBOX: 'on' });

  test('is out of reach of scripts and other sites, and encrypted where the page is', async () => {
    const visitor = createVisitor(server, '127.0.0.2');
    const body = { contact: '9710000030' };
    const plain = await visitor.post('/api/send-otp', body);
    expect(plain.cookies).toHaveLength(1);
    expect(plain.cookies[0]).toMatch(/^browser_id=[\w-]{43}; /u);
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api'])
      expect(plain.cookies[0]?.split('; ')).toContain(attribute);
    expect(plain.cookies[0]).not.toContain('Secure');
    const proxied = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' };
    expect((await visitor.post('/api/send-otp', body, proxied)).cookies[0]).toContain('; Secure');
  });

  test.each(['browser_id=x', 'browser_id=%', 'browser_id=__proto__', '=;;', 'browser_id'])(
    'the cookie %s is ignored and replaced',
    async (cookie) => {
      const visitor = createVisitor(server, '127.0.0.2');
      const answer = await visitor.post('/api/send-otp', { contact: '9710000031' }, { cookie });
      expect(answer.status).toBe(200);
      expect(answer.cookies).toHaveLength(1);
    },
  );
});
