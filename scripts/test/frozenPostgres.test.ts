import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@marketplace/mock-server';
import { expect, onTestFinished, test } from 'vitest';
import { startTestPostgres } from './testPostgres';

const postgres = await startTestPostgres({});

interface Timed {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
  readonly seconds: number;
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Timed> {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  const body: unknown = await answer.json();
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, body, retryAfter, seconds: (performance.now() - started) / 1000 };
}

function onPostgres(address: string): void {
  test('a database that is frozen freezes neither the health call nor the closing, and is used again', async () => {
    onTestFinished(() => postgres.stop());
    const dataDir = mkdtempSync(join(tmpdir(), 'frozen-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = { SEED_USERS: '5', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATABASE_URL: address };
    const server = await startServer({ port: 0, dataDir, pages: 'none', env });
    onTestFinished(() => server.close());
    const health = `${server.url}/api/health`;
    const ready = `${server.url}/api/ready`;
    const languages = `${server.url}/api/search-list/en/0`;
    expect(await ask(ready)).toMatchObject({ status: 200 });

    postgres.signal('SIGSTOP');
    onTestFinished(() => postgres.signal('SIGCONT'));
    const reading = Promise.all(
      Array.from({ length: 25 }, () =>
        ask(languages, { authorization: `Bearer ${'x'.repeat(43)}` }),
      ),
    );
    const probes = await Promise.all([ask(health, { authorization: 'Bearer x' }), ask(health)]);
    for (const { status, seconds, body } of probes) {
      expect({ status, body }).toEqual({ status: 200, body: { status: 'ok', store: 'postgres' } });
      expect(seconds).toBeLessThan(2);
    }
    const refused = await ask(ready);
    expect(refused).toMatchObject({ status: 503, body: { message: expect.any(String) } });
    expect(refused.seconds).toBeLessThan(6);
    for (const answer of await reading) {
      expect(answer).toMatchObject({ status: 503, retryAfter: expect.any(String) });
      expect(answer.seconds).toBeLessThan(45);
    }

    postgres.signal('SIGCONT');
    expect(await ask(ready)).toMatchObject({ status: 200 });
    expect(await ask(languages)).toMatchObject({ status: 200 });

    postgres.signal('SIGSTOP');
    const closing = performance.now();
    await server.close();
    expect((performance.now() - closing) / 1000).toBeLessThan(20);
  });
}

if (postgres.url) onPostgres(postgres.url);
