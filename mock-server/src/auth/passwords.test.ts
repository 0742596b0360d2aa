import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes, scryptSync } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { measureLongestStall } from '../testing/longestStall';
import { createAsk, testServer } from '../testing/startTestServer';
import { hashAtLowCost, NO_PASSWORD, PasswordHasher } from './passwords';

const PASSWORD = 'copper anchor 21 meadow';

/** The stored form of earlier versions. */
function hashAsBefore(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16_384, r: 8, p: 1 });
  return `${salt.toString('base64url')}:${key.toString('base64url')}`;
}

describe('a stored password', () => {
  const passwords = new PasswordHasher('owasp');
  let stored = '';
  beforeAll(async () => {
    stored = await passwords.hash(PASSWORD);
  });

  test('names OWASP’s cost, and fits nothing but its password', async () => {
    expect(stored).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
    expect(await passwords.verify(PASSWORD, stored)).toBe(true);
    expect(await passwords.verify(PASSWORD.slice(1), stored)).toBe(false);
    expect(passwords.isOutdated(stored)).toBe(false);
  });

  test.each([
    ['an earlier version', hashAsBefore],
    ['the fixtures', hashAtLowCost],
  ])('of %s still fits, and is outdated', async (_, hash) => {
    expect(await passwords.verify(PASSWORD, hash(PASSWORD))).toBe(true);
    expect(await passwords.verify('another', hash(PASSWORD))).toBe(false);
    expect(passwords.isOutdated(hash(PASSWORD))).toBe(true);
    expect(new PasswordHasher('demo').isOutdated(hash(PASSWORD))).toBe(false);
  });

  test.each([undefined, NO_PASSWORD, 'x', '$scrypt$ln=17,r=8,p=1$$'])(
    'of %j fits nothing',
    async (unusable) => {
      for (const password of ['', 'x', PASSWORD])
        expect(await new PasswordHasher('demo').verify(password, unusable)).toBe(false);
    },
  );

  test('is refused in the same time whether there is one, an outdated one or none', async () => {
    const times: number[] = [];
    for (const one of [stored, hashAsBefore(PASSWORD), undefined]) {
      // Measures CPU time in all threads, which excludes other processes.
      const before = process.cpuUsage();
      expect(await passwords.verify('wrong', one)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    }
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(2);
  });

  test('is hashed two at a time, beside the event loop', async () => {
    const before = process.memoryUsage.rss();
    let most = before;
    const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
    const stall = await measureLongestStall(async () => {
      await Promise.all(Array.from({ length: 4 }, () => passwords.hash(PASSWORD)));
    });
    clearInterval(sampling);
    // Each takes 128 MB.
    expect((most - before) / 2 ** 20).toBeLessThan(400);
    expect((most - before) / 2 ** 20).toBeGreaterThan(100);
    expect(stall).toBeLessThan(250);
  });
});

describe('a server at the full cost', () => {
  const server = testServer({ PASSWORD_COST: 'owasp' });
  const signIn = (email: string, password: string) =>
    createAsk(server.url)('POST', '/api/admin/login', { body: { email, password } });

  /** The forms of stored passwords in the files of the data folder. */
  const countStored = (cost: string): number => {
    const files = readdirSync(server.dataDir()).filter((name) => name.endsWith('json'));
    const text = files.map((name) => readFileSync(join(server.dataDir(), name), 'utf8')).join('');
    return text.split(`"password_hash":"$scrypt$${cost}`).length - 1;
  };

  test('hashes an outdated password anew at the first right sign-in, and only then', async () => {
    expect([countStored('ln=10') > 3, countStored('ln=17')]).toEqual([true, 0]);
    expect((await signIn('admin@demo.in', 'Admin@124')).status).toBe(401);
    expect(countStored('ln=17')).toBe(0);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await signIn('admin@demo.in', 'Admin@123')).status).toBe(200);
      expect(countStored('ln=17')).toBe(1);
    }
  });
});
