import { expect, onTestFinished, test, vi } from 'vitest';
import { getLendersData, LENDERS_PATH } from '../../api';
import { createTranslator } from '../../i18n';
import { createPreferences } from '../preferences/preferences';
import { createConsoleClient } from './consoleClient';

/** A client on a server that answers each call with its number, failing those named. */
function numbered(...failing: number[]) {
  const asked: string[] = [];
  const client = createConsoleClient({
    area: 'admin',
    preferences: createPreferences('admin'),
    translate: () => createTranslator({}),
    fetch: async (input) => {
      const call = asked.push(input instanceof Request ? input.url : input.toString());
      return failing.includes(call)
        ? new Response('{}', { status: 503 })
        : Response.json({ lenders: [], call });
    },
  });
  return { client, asked };
}

test('a prefetched answer is used by the first equal request, and by no other', async () => {
  const { client, asked } = numbered();
  client.ahead(LENDERS_PATH);
  expect(asked).toEqual([LENDERS_PATH]);
  expect(await client.call(getLendersData)).toMatchObject({ call: 1 });
  expect(await client.call(getLendersData)).toMatchObject({ call: 2 });
});

test('a failed prefetch is requested again', async () => {
  const { client, asked } = numbered(1);
  client.ahead(LENDERS_PATH);
  expect(await client.call(getLendersData)).toMatchObject({ call: 2 });
  expect(asked).toHaveLength(2);
});

test('an old prefetched answer is not used', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { client } = numbered();
  client.ahead(LENDERS_PATH);
  vi.advanceTimersByTime(11_000);
  expect(await client.call(getLendersData)).toMatchObject({ call: 2 });
});
