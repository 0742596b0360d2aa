import { expect, onTestFinished, test, vi } from 'vitest';
import { getLendersData, LENDERS_PATH } from '../../api';
import { createTranslator } from '../../i18n';
import { createPreferences } from '../preferences';
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

test('an answer asked for ahead is taken by the first who asks the same, and by no other', async () => {
  const { client, asked } = numbered();
  client.ahead(LENDERS_PATH);
  expect(asked).toEqual([LENDERS_PATH]);
  expect(await client.call(getLendersData)).toMatchObject({ call: 1 });
  expect(await client.call(getLendersData)).toMatchObject({ call: 2 });
});

test('one that failed is asked for again', async () => {
  const { client, asked } = numbered(1);
  client.ahead(LENDERS_PATH);
  expect(await client.call(getLendersData)).toMatchObject({ call: 2 });
  expect(asked).toHaveLength(2);
});

test('one that nobody has taken for long is not taken any more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { client } = numbered();
  client.ahead(LENDERS_PATH);
  vi.advanceTimersByTime(11_000);
  expect(await client.call(getLendersData)).toMatchObject({ call: 2 });
});
