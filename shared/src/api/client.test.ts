import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from './apiError';
import { getHealth } from './calls/system';
import { getOffers, getUser, saveUser } from './calls/borrower/user';
import { uploadImage } from './calls/partner/partners';
import type { ClientOptions } from './client';
import { createClient } from './client';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closers: Array<() => void> = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Creates a client of a real server that gives the answer `answer`. */
const startClient = async (answer: Answer, options: Partial<ClientOptions> = {}) => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return createClient({
    baseUrl: `http://127.0.0.1:${address.port}`,
    token: () => 'secret',
    language: () => 'hi',
    texts: () => ({ offline: 'OFFLINE', timeout: 'TIMEOUT', failed: 'FAILED' }),
    ...options,
  });
};

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const catchFailure = async (work: Promise<unknown>): Promise<ApiError> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
};

describe('what is sent', () => {
  test('token and language go as headers, parameters are encoded, the body is JSON', async () => {
    const seen: string[] = [];
    const client = await startClient((request, response, body) => {
      seen.push(
        `${request.method} ${request.url}`,
        String(request.headers.authorization),
        String(request.headers['accept-language']),
        String(request.headers['content-type']),
        body,
      );
      json(response, 200, { data: {} });
    });
    await client.call(saveUser, { params: { id: 'a/b?c' }, body: { first_name: 'अमित' } });
    expect(seen).toEqual([
      'POST /api/user/a%2Fb%3Fc',
      'Bearer secret',
      'hi',
      'application/json',
      '{"first_name":"अमित"}',
    ]);
  });

  test('query values that are not given stay out of the address', async () => {
    let url = '';
    const client = await startClient((request, response) => {
      url = request.url ?? '';
      json(response, 200, {});
    });
    await client.call(getOffers, { params: { id: 'x' }, query: { amount: 50_000 } });
    expect(url).toBe('/api/user/x/offers?amount=50000');
  });

  test('a file goes as a form', async () => {
    let type = '';
    let sent = '';
    const client = await startClient((request, response, body) => {
      type = String(request.headers['content-type']);
      sent = body;
      json(response, 200, { file: '/uploads/x.png' });
    });
    const answer = await client.call(uploadImage, {
      body: { image_name: new Blob(['bytes']), path: 'cards' },
    });
    expect(answer).toEqual({ file: '/uploads/x.png' });
    expect(type).toContain('multipart/form-data; boundary=');
    expect(sent).toContain('name="image_name"');
    expect(sent).toContain('cards');
  });

  test('without a token no authorization goes out', async () => {
    let header: string | undefined = 'unset';
    const client = await startClient(
      (request, response) => {
        header = request.headers.authorization;
        json(response, 200, { status: 'ok' });
      },
      { token: () => undefined },
    );
    await client.call(getHealth);
    expect(header).toBeUndefined();
  });
});

describe('failures', () => {
  test('carry the server’s message and its field errors', async () => {
    const client = await startClient((_, response) =>
      json(response, 422, { message: 'जाँचें', errors: { email: 'ग़लत', other: 7 } }),
    );
    const error = await catchFailure(client.call(getUser, { params: { id: 'x' } }));
    expect(error).toMatchObject({
      message: 'जाँचें',
      status: 422,
      fields: { email: 'ग़लत' },
      retryable: false,
    });
  });

  test.each([
    [500, true],
    [503, true],
    [429, true],
    [404, false],
    [409, false],
  ])('status %d can be tried again: %s', async (status, retryable) => {
    const client = await startClient((_, response) =>
      json(response, status, {}, { 'retry-after': '7' }),
    );
    const error = await catchFailure(client.call(getHealth));
    expect(error).toMatchObject({ message: 'FAILED', status, retryable, retryAfter: 7 });
  });

  test('a 401 to a token tells the session once; a 401 at sign-in does not', async () => {
    let calls = 0;
    const unauthorized: Answer = (_, response) => json(response, 401, { message: 'out' });
    const signedIn = await startClient(unauthorized, { onUnauthorized: () => (calls += 1) });
    await catchFailure(signedIn.call(getHealth));
    expect(calls).toBe(1);
    const signedOut = await startClient(unauthorized, {
      token: () => undefined,
      onUnauthorized: () => (calls += 1),
    });
    await catchFailure(signedOut.call(getHealth));
    expect(calls).toBe(1);
  });

  test('a 401 to a token says nothing once somebody has signed in with another', async () => {
    let calls = 0;
    let token = 'old';
    const client = await startClient(
      (_, response) => {
        token = 'new';
        json(response, 401, { message: 'out' });
      },
      { token: () => token, onUnauthorized: () => (calls += 1) },
    );
    await catchFailure(client.call(getUser, { params: { id: 'x' } }));
    expect(calls).toBe(0);
    await catchFailure(client.call(getUser, { params: { id: 'x' } }));
    expect(calls).toBe(1);
  });

  test('a 401 tells the session though the token is gone: another tab has signed out', async () => {
    let calls = 0;
    const client = await startClient((_, response) => json(response, 401, { message: 'out' }), {
      token: () => undefined,
      onUnauthorized: () => (calls += 1),
    });
    await catchFailure(client.call(getUser, { params: { id: 'x' } }));
    await catchFailure(client.send('/api/rest/leads', {}));
    expect(calls).toBe(2);
  });

  test('an answer that is not JSON fails as one that may be tried again', async () => {
    const client = await startClient((_, response) => response.end('<html>'));
    expect(await catchFailure(client.call(getHealth))).toMatchObject({
      message: 'FAILED',
      retryable: true,
    });
  });

  test('no answer in time is a timeout, a dropped connection is offline', async () => {
    const silent = await startClient(() => undefined, { timeoutMs: 40 });
    expect(await catchFailure(silent.call(getHealth))).toMatchObject({
      message: 'TIMEOUT',
      reason: 'timeout',
      retryable: true,
    });
    const dropping = await startClient((request) => request.socket.destroy());
    expect(await catchFailure(dropping.call(getHealth))).toMatchObject({
      message: 'OFFLINE',
      reason: 'offline',
      retryable: true,
    });
  });

  test('a cancelled call says so and does not invite a retry', async () => {
    const client = await startClient(() => undefined);
    const controller = new AbortController();
    const call = catchFailure(client.call(getHealth, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ reason: 'cancelled', retryable: false });
  });

  test('a call given up while its answer comes is cancelled as well', async () => {
    const controller = new AbortController();
    const client = await startClient((_, response) => json(response, 200, { status: 'ok' }), {
      fetch: async (...sent) => {
        const response = await fetch(...sent);
        controller.abort();
        return response;
      },
    });
    const call = client.call(getHealth, { signal: controller.signal });
    expect(await catchFailure(call)).toMatchObject({ reason: 'cancelled' });
  });
});

test('a query has the call’s name and input as its key, and gives up with its signal', async () => {
  const asked: unknown[] = [];
  const client = await startClient(({ url }, response) => {
    if (asked.push(url) === 1) json(response, 200, { data: [] });
  });
  const query = client.query(getOffers, { params: { id: 'u 1' }, query: { amount: 50000 } });
  expect(query.queryKey).toEqual(['getOffers', { id: 'u 1' }, { amount: 50000 }]);
  const controller = new AbortController();
  await query.queryFn(controller);
  expect(asked).toEqual(['/api/user/u%201/offers?amount=50000']);
  const second = catchFailure(query.queryFn(controller));
  controller.abort();
  expect(await second).toMatchObject({ reason: 'cancelled' });
});
