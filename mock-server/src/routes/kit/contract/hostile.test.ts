import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { measureLongestStall } from '../../../testing/longestStall';
import { rawRequest } from '../../../testing/rawRequest';
import { adminToken, signInConsumer } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let token = '';
let person = { token: '', userId: '' };

beforeAll(async () => {
  token = await adminToken(server);
  person = await signInConsumer(server, '9500000001');
});

const refusal = { message: expect.any(String) };

async function send(
  body: Uint8Array | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url()}/api/update-lender-data`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

// Uses the lowest quality, which is much faster; the uncompressed size stays the same.
const brotli = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const change = '{"lender_id":1,"property":"priority","value":1}';

describe('bodies', () => {
  const nested = (open: string, close: string, depth: number): string =>
    `{"value":${open.repeat(depth)}1${close.repeat(depth)}}`;

  test.each<[string, Uint8Array | string, number]>([
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['UTF-16', Buffer.from(change, 'utf16le'), 400],
    ['a name given twice', '{"lender_id":1,"lender_id":2,"property":"priority","value":1}', 400],
    ['a name given twice in disguise', '{"value":1,"v\\u0061lue":2}', 400],
    ['lists in lists', nested('[', ']', 20_000), 400],
    ['objects in objects', nested('{"a":', '}', 20_000), 400],
    ['a NUL character', '{"lender_id":1,"property":"lender_description","value":"a\\u0000b"}', 400],
    ['half a character', '{"lender_id":1,"property":"lender_description","value":"\\ud800"}', 400],
    ['a list without end', `{"value":[${'1,'.repeat(60_000)}1]}`, 413],
    [
      'fields without end',
      `{${Array.from({ length: 5000 }, (_, i) => `"f${i}":1`).join(',')}}`,
      413,
    ],
    ['too many bytes', `{"value":"${'a'.repeat(300_000)}"}`, 413],
    ['a number beyond all bounds', '{"lender_id":1e999,"property":"priority","value":1}', 422],
    ['a list for an object', '[]', 400],
    ['nothing', 'null', 400],
    ['two values', `${change}${change}`, 400],
  ])('%s is refused', async (_, body, status) => {
    let answer: Answer | undefined;
    const stall = await measureLongestStall(async () => {
      answer = await send(body);
    });
    expect(answer).toMatchObject({ status, body: refusal });
    expect(stall).toBeLessThan(200);
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(100_000_000, 0x20)), 413],
    ['br', brotli(Buffer.alloc(100_000_000, 0x20)), 415],
  ])('a compression bomb of %s is refused and takes no memory', async (encoding, bomb, status) => {
    const before = process.memoryUsage().rss;
    expect(await send(bomb, { 'content-encoding': encoding })).toMatchObject({
      status,
      body: refusal,
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });

  test.each([
    ['content-type', 'application/json; charset=utf-16', 415],
    ['content-type', 'text/plain', 415],
    ['content-type', 'application/x-www-form-urlencoded', 415],
    ['content-encoding', 'zstd-of-mine', 415],
    ['content-encoding', 'gzip', 400],
  ])('%s: %s is refused', async (name, value, status) => {
    expect(await send(change, { [name]: value })).toMatchObject({ status, body: refusal });
  });

  test('a byte order mark is ignored', async () => {
    expect((await send(`\uFEFF${change}`)).status).toBe(200);
  });

  test('a method override header is ignored', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    const read = await ask('GET', '/api/rest/admin-users/2', { token, headers });
    expect(read).toMatchObject({ status: 200, body: { id: 2 } });
    expect((await ask('GET', '/api/rest/admin-users/2', { token })).status).toBe(200);
  });
});

describe('property names of Object.prototype', () => {
  test.each(['__proto__', 'constructor', 'toString', 'prototype', 'hasOwnProperty'])(
    '%s names nothing',
    async (name) => {
      const value = { polluted: true };
      const asField = `{"lender_id":1,"property":"priority","value":1,"${name}":{"polluted":true}}`;
      expect(await send(asField)).toMatchObject({ status: 422, body: refusal });
      for (const [path, body] of [
        ['/api/update-lender-data', { lender_id: 1, property: name, value }],
        ['/api/update-credit-card-data', { category_id: 1, property: name, value }],
        ['/api/getLanguages', { countryCode: name }],
      ] as const) {
        expect((await ask('POST', path, { token, body })).status).toBeGreaterThanOrEqual(404);
      }
      for (const path of [
        `/api/rest/${name}`,
        `/api/rest/admin-users/${name}`,
        `/api/search-list/en/${name}`,
        `/api/search-list/${name}`,
        `/api/get-partner-by-name/${name}`,
        `/api/get-lender-data/${name}`,
      ])
        expect([path, (await ask('GET', path, { token })).status]).toEqual([path, 404]);
      const filter = encodeURIComponent(`{"${name}":1}`);
      const sort = encodeURIComponent(`["${name}","ASC"]`);
      expect((await ask('GET', `/api/rest/leads?filter=${filter}`, { token })).status).toBe(422);
      expect((await ask('GET', `/api/rest/leads?sort=${sort}`, { token })).status).toBe(422);
      expect(Object({}).polluted).toBeUndefined();
    },
  );
});

describe('queries', () => {
  const filtered = (filter: unknown): Promise<Answer> =>
    ask('GET', `/api/rest/customers?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      token,
    });

  test.each([
    { q: 'a '.repeat(2000) },
    { q: 'a'.repeat(3000) },
    { q: 1 },
    { city: { like: 'a' } },
    { city: 'a\u0000' },
    { id: ['a\u0000'] },
    { credit_score_gte: '700' },
    { credit_score: [[700]] },
    { city_like: '^(a+)+$' },
  ])('a filter of %j is a 422', async (filter) => {
    expect(await filtered(filter)).toMatchObject({ status: 422, body: refusal });
  });

  test.each(['%ff', '%00', '%', '%u0041', '%c0%ae', '..%2f..%2fetc%2fpasswd'])(
    'an address with %s is refused',
    async (part) => {
      for (const path of [
        `/api/user/${part}`,
        `/api/rest/leads/${part}`,
        `/api/get-lender-data/${part}`,
        `/api/get-partner-by-name/${part}`,
      ]) {
        const answer = await ask('GET', path, { token: person.token });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer).toMatchObject({ status: expect.any(Number), body: refusal });
        expect(answer.status).toBeLessThan(500);
      }
      expect((await ask('GET', `/api/rest/leads?q=${part}&filter=${part}`, { token })).status).toBe(
        422,
      );
    },
  );
});

describe('files of the server', () => {
  test.each([
    '/uploads/../db.json',
    '/uploads/%2e%2e/db.json',
    '/uploads/..%2fdb.json',
    '/uploads/..%5cdb.json',
    '/uploads/%252e%252e%252fdb.json',
    '/uploads/....//db.json',
    '/uploads/%00',
    '/uploads//etc/passwd',
    '/uploads/.hidden',
    '/uploads',
    '//uploads/../db.json',
  ])('%s cannot be downloaded', async (path) => {
    const received = await rawRequest(
      server.url(),
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d/u);
    expect(received).not.toMatch(/"collections"|root:|at \w+ \(/u);
  });
});

test('no text makes a validation rule hang', async () => {
  const long = 60_000;
  const texts = [
    'a'.repeat(long),
    ' '.repeat(long),
    `${'a.'.repeat(long / 2)}@`,
    `a@${'a.'.repeat(long / 2)}`,
    `${'a-'.repeat(long / 2)}!`,
    `${'अ '.repeat(long / 6)}!`,
    '1'.repeat(long),
    `${'0/'.repeat(long / 2)}x`,
  ];
  const fields = [
    'first_name',
    'last_name',
    'email',
    'tin',
    'birth_date',
    'mobile_phone_number',
    'postal_code',
    'address1',
    'city',
    'employer_name',
  ];
  const path = `/api/user/${person.userId}`;
  for (const text of texts) {
    const bodies = [0, 1, 2].map((part) =>
      JSON.stringify(
        Object.fromEntries(fields.slice(part * 4, part * 4 + 4).map((field) => [field, text])),
      ),
    );
    const answers: number[] = [];
    const stall = await measureLongestStall(async () => {
      for (const body of bodies)
        answers.push((await ask('POST', path, { token: person.token, body })).status);
    });
    expect(new Set(answers)).toEqual(new Set([422]));
    expect(stall).toBeLessThan(200);
  }
});
