import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A server of the built product in its own process. */
export interface RunningServer {
  url: string;
  dataDir: string;
  /** Stops it gracefully and removes its data. */
  stop(): Promise<void>;
}

const repository = resolve(import.meta.dirname, '..');

/**
 * Starts the product on a free port with a fresh data folder, named after what it is for; `root` is
 * another checkout than this one.
 * @throws with what the server printed, when it ends before it is ready
 */
export async function startProductServer(
  name: string,
  env: Record<string, string>,
  root = repository,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), `marketplace-${name.replaceAll(/\W+/g, '-')}-`));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'preview'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  let printed = '';
  const url = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /^ready (\S+)$/m.exec(printed)?.[1];
      if (found) ready(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', failed);
    child.once('close', () => failed(new Error(`The server did not start:\n${printed}`)));
  });
  return {
    url,
    dataDir,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
