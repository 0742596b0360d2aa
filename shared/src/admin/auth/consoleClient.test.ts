import { expect, onTestFinished, test, vi } from 'vitest';
import { getLendersData, LENDERS_PATH } from '../../api';
import { createTranslator } from '../../i18n';
import { createPreferences } from '../preferences/preferences';
import { createConsoleClient } from './consoleClient';

/** A client on a server that answers each call with its number. */
function numbered() {
  const asked: string[] = [];
  const client = createConsoleClient({
    area: 'admin',
    preferences: createPreferences('admin'),
    translate: () => createTranslator({}),
    fetch: async (input) => {
      const call = asked.push(input instanceof Request ? input.url : input.toString());
      return Response.json({ lenders: [], call });
    },
  });
  return { client, asked };
}

/** Puts a call that a page of an age has sent itself before the client, with its answer. */
function sendFirst(answer: Promise<Response>, age = 1000) {
  vi.spyOn(performance, 'now').mockReturnValue(age);
  onTestFinished(() => void vi.restoreAllMocks());
  const cancel = vi.fn();
  vi.stubGlobal('window', { firstCalls: new Map([[LENDERS_PATH, { answer, cancel }]]) });
  onTestFinished(() => void vi.unstubAllGlobals());
  return cancel;
}

const FIRST = { lenders: [], call: 'first' };

test("the answer of a page's first call is used by the first equal request, and by no other", async () => {
  const { client, asked } = numbered();
  sendFirst(Promise.resolve(Response.json(FIRST)));
  expect(await client.call(getLendersData)).toMatchObject({ call: 'first' });
  expect(asked).toEqual([]);
  expect(await client.call(getLendersData)).toMatchObject({ call: 1 });
});

test('a first call that is refused is not sent again', async () => {
  const { client, asked } = numbered();
  sendFirst(Promise.resolve(new Response('{}', { status: 503 })));
  await expect(client.call(getLendersData)).rejects.toMatchObject({ status: 503 });
  expect(asked).toEqual([]);
});

test('a first call without an answer is sent again', async () => {
  const { client, asked } = numbered();
  sendFirst(Promise.reject(new TypeError('Failed to fetch')));
  expect(await client.call(getLendersData)).toMatchObject({ call: 1 });
  expect(asked).toHaveLength(1);
});

test('a first call that is as old as half a minute is not used', async () => {
  const { client } = numbered();
  sendFirst(Promise.resolve(Response.json(FIRST)), 31_000);
  expect(await client.call(getLendersData)).toMatchObject({ call: 1 });
});

test('a request that is given up cancels the first call behind it', async () => {
  const { client } = numbered();
  const cancel = sendFirst(new Promise(() => undefined));
  const leaving = new AbortController();
  void client.call(getLendersData, { signal: leaving.signal }).catch(() => undefined);
  leaving.abort();
  expect(cancel).toHaveBeenCalledOnce();
});
