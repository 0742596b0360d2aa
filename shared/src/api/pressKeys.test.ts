import { expect, test } from 'vitest';
import { createTicket } from './calls/partner/tickets';
import { getHealth } from './calls/system';
import { createClient } from './client';

const TICKET = { kind: 'tech_support', subject: 'Slow', text: 'Since today' } as const;

/** A client whose server answers in turn; `keys` collects the keys that it receives. */
function startKeyed(answers: readonly ('lost' | 'garbage' | number)[]) {
  const keys: (string | null)[] = [];
  const client = createClient({
    token: () => 'secret',
    language: () => 'en',
    texts: () => ({ offline: 'OFFLINE', timeout: 'TIMEOUT', failed: 'FAILED' }),
    async fetch(_url, init) {
      const answer = answers[keys.length] ?? 200;
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      if (answer === 'lost') throw new TypeError('lost');
      if (answer === 'garbage') return new Response('<<<');
      return Response.json(answer === 200 ? { data: {} } : { message: 'No' }, { status: answer });
    },
  });
  const press = (text: string = TICKET.text) =>
    client.call(createTicket, { body: { ...TICKET, text } }).catch(() => undefined);
  return { client, keys, press };
}

test('A press has its own key, and its retry after a lost answer the same', async () => {
  const { keys, press } = startKeyed(['lost', 'garbage', 500, 200, 200]);
  for (let count = 0; count < 5; count += 1) await press();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
  expect(keys.slice(1, 4)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[4]).not.toBe(keys[0]);
});

test('Two presses at once share a key; other content, an answer or a refusal ends it', async () => {
  const { keys, press } = startKeyed([200, 200, 'lost', 200, 422, 200]);
  await Promise.all([press(), press()]);
  expect(keys[1]).toBe(keys[0]);
  await press();
  await press('Since yesterday');
  expect(keys[3]).not.toBe(keys[2]);
  await press();
  await press();
  expect(keys[5]).not.toBe(keys[4]);
});

test('A POST of react-admin has a key; a call that creates nothing has none', async () => {
  const { client, keys } = startKeyed([200, 200, 200]);
  await client.send('/api/rest/faqs', { method: 'POST', body: '{}' });
  await client.send('/api/rest/faqs', { method: 'GET' });
  await client.call(getHealth);
  expect(keys).toEqual([expect.any(String), null, null]);
});
