import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from './apiError';
import { uploadImage } from './calls/partner/partners';
import type { Transport } from './client';
import { createClient } from './client';

let ended = 0;
const client = createClient({
  baseUrl: 'http://localhost',
  token: () => 'secret',
  language: () => 'hi',
  onUnauthorized: () => (ended += 1),
  timeoutMs: 50,
  texts: () => ({ offline: 'OFFLINE', timeout: 'TIMEOUT', failed: 'FAILED' }),
});

const upload = (transport: Transport, signal?: AbortSignal) =>
  client.call(uploadImage, {
    body: { image_name: new Blob(['bytes']), path: 'cards' },
    transport,
    ...(signal && { signal }),
  });

const catchFailure = async (transport: Transport, signal?: AbortSignal): Promise<ApiError> => {
  try {
    await upload(transport, signal);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
};

const untilAborted: Transport = (_, { signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('aborted')));
  });

test('a call’s own transport gets the address, the headers and the form', async () => {
  const answer = await upload(async (url, { method, headers, body }) => {
    expect(url).toBe('http://localhost/api/s3-upload-file');
    expect(method).toBe('POST');
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('accept-language')).toBe('hi');
    expect(body).toBeInstanceOf(FormData);
    return Response.json({ file: '/uploads/x.png' });
  });
  expect(answer).toEqual({ file: '/uploads/x.png' });
});

test('its failures are those of fetch', async () => {
  const refused = await catchFailure(async () =>
    Response.json({ errors: { image_name: 'ग़लत' } }, { status: 422 }),
  );
  expect(refused).toMatchObject({ status: 422, fields: { image_name: 'ग़लत' }, message: 'FAILED' });
  const dropped = await catchFailure(() => Promise.reject(new TypeError('dropped')));
  expect(dropped).toMatchObject({ message: 'OFFLINE', reason: 'offline', retryable: true });
  const late = await catchFailure(untilAborted);
  expect(late).toMatchObject({ message: 'TIMEOUT', reason: 'timeout', retryable: true });
});

test('a slow upload goes on for as long as it sends something', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const outcome = upload(async (_, { signal }, onSent) => {
    for (let part = 0; part < 10; part += 1) {
      await vi.advanceTimersByTimeAsync(40);
      onSent();
    }
    expect(signal.aborted).toBe(false);
    return Response.json({ file: '/uploads/slow.png' });
  });
  expect(await outcome).toEqual({ file: '/uploads/slow.png' });
  const stalled = catchFailure(async (url, init, onSent) => {
    onSent();
    return untilAborted(url, init, onSent);
  });
  await vi.advanceTimersByTimeAsync(60);
  expect(await stalled).toMatchObject({ reason: 'timeout', retryable: true });
});

test('it stops with the caller’s signal', async () => {
  const stop = new AbortController();
  const cancelled = catchFailure(untilAborted, stop.signal);
  stop.abort();
  expect(await cancelled).toMatchObject({ reason: 'cancelled', retryable: false });
});

test('a 401 ends the session', async () => {
  expect(ended).toBe(0);
  const failure = await catchFailure(async () => Response.json({}, { status: 401 }));
  expect(failure.status).toBe(401);
  expect(ended).toBe(1);
});
