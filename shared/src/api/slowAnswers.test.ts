import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getHealth } from './calls/system';
import { createClient } from './client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAUSE_MS = 15_000;
const TIMEOUT_MS = 20_000;

/** Creates a client whose answer arrives in pieces, one every fifteen seconds; `end` says how it ends. */
const buildClient = (pieces: string[], end: 'whole' | 'never' | 'broken') =>
  createClient({
    token: () => undefined,
    language: () => 'en',
    texts: () => ({ offline: 'OFFLINE', timeout: 'TIMEOUT', failed: 'FAILED' }),
    timeoutMs: TIMEOUT_MS,
    fetch: async (_, init) =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            init?.signal?.addEventListener('abort', () => controller.error(new Error('given up'))),
          async pull(controller) {
            await new Promise((resolve) => {
              setTimeout(resolve, PAUSE_MS);
            });
            const piece = pieces.shift();
            if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
            else if (end === 'whole') controller.close();
            else if (end === 'broken') controller.error(new TypeError('connection lost'));
          },
        }),
      ),
  });

const getOutcome = async (client: ReturnType<typeof buildClient>): Promise<unknown> => {
  const call = client.call(getHealth).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  return call;
};

test('an answer that is long on its way is waited for longer than for its beginning', async () => {
  const client = buildClient(['{"status":"ok",', '"note":"हाँ"}'], 'whole');
  expect(await getOutcome(client)).toEqual({ status: 'ok', note: 'हाँ' });
});

test('an answer that stops half way fails as a timeout', async () => {
  expect(await getOutcome(buildClient(['{"status":'], 'never'))).toMatchObject({
    message: 'TIMEOUT',
    reason: 'timeout',
    retryable: true,
  });
});

test('an answer that breaks off fails as one without a connection', async () => {
  expect(await getOutcome(buildClient(['{"status":'], 'broken'))).toMatchObject({
    message: 'OFFLINE',
    reason: 'offline',
    retryable: true,
  });
});
