import { expect, test } from 'vitest';
import { getText } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { getPublicOrigin } from '../kit/publicOrigin';

const server = testServer();
const { ask } = server;

async function letterTo(contact: string, headers: Record<string, string> = {}, partner?: string) {
  const body = { contact, ...(partner !== undefined && { partner }) };
  const sent = await ask('POST', '/api/send-otp', { body, headers });
  const outbox = await ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(outbox.body) ? Array.from<unknown>(outbox.body) : [];
  const letter = Object(letters.find((one) => Object(one).to === contact));
  return { sent, text: String(letter.text), code: String(letter.code) };
}

const linkIn = (text: string) => /https?:\S+/u.exec(text)?.[0] ?? '';

test('an e-mail carries a link beside the code: who and the code in the fragment alone', async () => {
  const { sent, text, code } = await letterTo('link.one@example.in');
  const link = new URL(linkIn(text));
  expect(link.origin).toBe(server.url());
  expect(link.pathname + link.search).toBe('/auth');
  expect(link.hash).toBe(`#${getText(sent, 'user_id')}.${code}`);
  expect(JSON.stringify(sent.body)).not.toContain(code);
  const [user_id, otp] = link.hash.slice(1).split('.');
  const body = { user_id, otp };
  expect((await ask('POST', '/api/verify-otp', { body })).status).toBe(200);
  expect((await ask('POST', '/api/verify-otp', { body })).status).toBe(422);
});

test('an SMS carries none, and ends with the one host whose pages may read its code', async () => {
  const { text, code } = await letterTo('9300000001', { host: 'evil.example' });
  expect(linkIn(text)).toBe('');
  expect(text.split('\n').at(-1)).toBe(`@127.0.0.1 #${code}`);
});

test('the link has the partner’s brand, and the message the language of the request', async () => {
  const { text } = await letterTo('link.two@example.in', { 'accept-language': 'hi' }, 'campusid');
  expect(new URL(linkIn(text)).search).toBe('?partner=campusid');
  expect(text).toContain('यह लिंक खोलकर');
});

test('the requester cannot make the link lead to another host', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const { text } = await letterTo('link.three@example.in', headers);
  expect(text).not.toContain('evil.example');
});

test('PUBLIC_URL is used before the address that the server listens on', () => {
  const socket = { localAddress: '::ffff:127.0.0.1', localPort: 4000 };
  expect(getPublicOrigin({ socket }, { publicUrl: undefined })).toBe('http://127.0.0.1:4000');
  expect(getPublicOrigin({ socket }, { publicUrl: 'https://loans.example' })).toBe(
    'https://loans.example',
  );
  expect(
    getPublicOrigin({ socket: { localAddress: '::1', localPort: 1 } }, { publicUrl: undefined }),
  ).toBe('http://[::1]:1');
});

test('the outbox page lets the link be clicked', async () => {
  const page = await ask('GET', '/dev/outbox', { headers: { accept: 'text/html' } });
  expect(String(page.body)).toMatch(/<a href="http:\/\/127\.0\.0\.1:\d+\/auth#[\w.-]+">/u);
});
