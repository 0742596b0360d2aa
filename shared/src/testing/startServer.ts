import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A mock server in its own process, with fresh fixtures. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

const repository = resolve(import.meta.dirname, '../../..');

const PROGRAM = `
const { startServer } = await import('@marketplace/mock-server');
const server = await startServer({ port: 0, pages: 'none', env: process.env });
console.log('ready ' + server.url);
process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
`;

/**
 * Starts the mock server without pages on a free port, so that tests call it over HTTP.
 * @throws with the server's output, if the server ends before it is ready
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marketplace-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM],
    {
      cwd: repository,
      env: {
        ...process.env,
        RATE_LIMITS: 'off',
        PASSWORD_COST: 'demo',
        MOCK_FAULTS: 'on',
        ...env,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  let printed = '';
  const url = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /^ready (\S+)$/m.exec(printed)?.[1];
      if (found) ready(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => failed(new Error(`The server did not start:\n${printed}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
