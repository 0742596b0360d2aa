import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@marketplace/mock-server';
import { fuzz } from '@marketplace/mock-server/fuzz';
import type { Row } from './row';

const milliseconds = 60_000;

/** Sends random requests from the OpenAPI document for a minute. A failure names its seed. */
export async function run(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', CHECK_ANSWERS: 'on' };
  const server = await startServer({ port: 0, dataDir, pages: 'none', env });
  try {
    const { answered, breaches } = await fuzz({ origin: server.url, milliseconds });
    for (const breach of breaches) console.error(breach);
    const requests = Object.values(answered).reduce((sum, count) => sum + count, 0);
    return [
      {
        what: `${requests} fuzzed requests: failures and answers not as described`,
        measured: String(breaches.length),
        floor: '',
        ratio: '',
        budget: 'none',
        within: breaches.length === 0,
      },
    ];
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
