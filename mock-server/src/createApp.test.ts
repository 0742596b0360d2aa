import { describe, expect, test } from 'vitest';
import { rawRequest } from './testing/rawRequest';
import { testServer } from './testing/startTestServer';

describe('faults', () => {
  const { ask, url } = testServer({ MOCK_FAULTS: 'on' });
  const health = (fault: string): ReturnType<typeof ask> =>
    ask('GET', '/api/health', { headers: { 'x-mock-fault': fault } });

  test('answer as asked', async () => {
    expect(await health('status=503')).toMatchObject({
      status: 503,
      body: { message: expect.any(String) },
    });
    expect(await health('garbage')).toMatchObject({ status: 200, body: expect.any(String) });
    await expect(health('drop')).rejects.toThrow('fetch failed');
    const start = performance.now();
    expect(await health('delay=120')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  test.each([
    '',
    'status',
    'status=99',
    'status=200',
    'delay=',
    'delay=-1',
    'boom',
    'drop;when=later',
  ])('%j is malformed', async (fault) => {
    expect((await health(fault)).status).toBe(400);
  });

  test('drop the connection also while the previous response is still being sent', async () => {
    const ask = (fault: string): string =>
      `GET /api/health HTTP/1.1\r\nHost: a\r\nx-mock-fault: ${fault}\r\n\r\n`;
    expect(await rawRequest(url(), ask('delay=100') + ask('drop'))).toBe('');
  });

  test('can apply after the work is done', async () => {
    const body = { contact: '9400000001' };
    const send = (fault: string): Promise<unknown> =>
      ask('POST', '/api/send-otp', { body, headers: { 'x-mock-fault': fault } });
    const letters = async (): Promise<number> => {
      const answer = await ask('GET', '/dev/outbox');
      return Array.isArray(answer.body) ? answer.body.length : -1;
    };
    await send('status=500');
    expect(await letters()).toBe(0);
    expect(await send('status=500;when=after')).toMatchObject({ status: 500 });
    expect(await letters()).toBe(1);
    await expect(send('drop;when=after')).rejects.toThrow('fetch failed');
    expect(await letters()).toBe(2);
    expect(await send('garbage;when=after')).toMatchObject({
      status: 200,
      body: expect.any(String),
    });
    expect(await send('delay=50;when=after')).toMatchObject({
      status: 200,
      body: { user_id: expect.any(String) },
    });
    expect((await fetch(`${url()}/api/health`)).status).toBe(200);
  });
});

describe('without MOCK_FAULTS', () => {
  const { ask } = testServer();

  test('the header is ignored', async () => {
    const answer = await ask('GET', '/api/health', { headers: { 'x-mock-fault': 'status=500' } });
    expect(answer.status).toBe(200);
  });

  test('answers are not cached and cannot be sniffed or framed', async () => {
    const { headers } = await ask('GET', '/api/health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('json-server’s own routes are off', async () => {
    expect((await ask('GET', '/db/lenders')).status).toBe(404);
  });
});

describe('with RATE_LIMITS', () => {
  const { ask } = testServer({ RATE_LIMITS: 'on' });

  test('the next code has to wait, but not after a used one', async () => {
    const send = (contact: string): ReturnType<typeof ask> =>
      ask('POST', '/api/send-otp', { body: { contact } });
    const first = await send('9400000002');
    expect(first.status).toBe(200);
    const again = await send('9400000002');
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    const letters = await ask('GET', '/dev/outbox');
    const code: unknown = Object(letters.body)[0].code;
    const body = { user_id: Object(first.body).user_id, otp: code };
    expect((await ask('POST', '/api/verify-otp', { body })).status).toBe(200);
    expect((await send('9400000002')).status).toBe(200);
  });

  test('too many requests get 429 with the time to wait', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        ask('POST', '/api/verify-otp', { body: { user_id: 'x', otp: String(index) } }),
      ),
    );
    const limited = statuses.find(({ status }) => status === 429);
    expect(limited).toMatchObject({ body: { message: expect.any(String) } });
    expect(limited?.headers.get('retry-after')).toBe('60');
  });
});

describe('with RAW_DB', () => {
  const { ask } = testServer({ RAW_DB: 'on' });

  test('developers read the live rows in json-server’s dialect', async () => {
    const all = await ask('GET', '/db/lenders');
    const last = Object(all.body).length;
    const answer = await ask('GET', '/db/lenders?_sort=id&_order=desc&_limit=2');
    expect(answer).toMatchObject({ status: 200, body: [{ id: last }, { id: last - 1 }] });
    expect(await ask('GET', '/db/lenders/1')).toMatchObject({
      status: 200,
      body: { lender_id: 1 },
    });
  });

  test.each([
    'accounts',
    'sessions',
    'otps',
    'lender_codes',
    'lead_codes',
    'outbox',
    'db',
    'users?_embed=sessions',
    'lenders?_expand=account',
  ])('but not %s', async (path) => {
    expect((await ask('GET', `/db/${path}`)).status).toBe(404);
  });

  test('developers cannot write through it or make it hang', async () => {
    expect((await ask('DELETE', '/db/lenders/1')).status).toBe(405);
    expect((await ask('POST', '/db/lenders', { body: {} })).status).toBe(405);
    const start = performance.now();
    const pattern = encodeURIComponent('^(a+)+$');
    expect((await ask('GET', `/db/lenders?name_like=${pattern}`)).body).toEqual([]);
    expect(performance.now() - start).toBeLessThan(6000);
    expect((await ask('GET', `/db/lenders?name_like=${'a'.repeat(100)}`)).status).toBe(400);
  });
});

describe('the outbox', () => {
  const { ask } = testServer();

  test('is JSON to a program, a page to a browser, and can be emptied', async () => {
    await ask('POST', '/api/send-otp', { body: { contact: '9400000003' } });
    await ask('POST', '/api/send-otp', { body: { contact: 'b%3cb@example.in' } });
    const letters = await ask('GET', '/dev/outbox');
    expect(letters).toMatchObject({
      status: 200,
      body: [
        { to: 'b%3cb@example.in', channel: 'email', code: expect.stringMatching(/^\d{6}$/u) },
        { to: '9400000003', channel: 'sms', text: expect.any(String), sent_at: expect.any(String) },
      ],
    });
    const page = await ask('GET', '/dev/outbox', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain(Object(letters.body)[1].code);
    expect((await ask('DELETE', '/dev/outbox')).status).toBe(200);
    expect((await ask('GET', '/dev/outbox')).body).toEqual([]);
  });
});
