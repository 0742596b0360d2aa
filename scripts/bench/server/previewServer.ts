import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '@marketplace/mock-server/repository';

/** A server in its own process. */
export interface PreviewServer {
  url: string;
  /** Process id. */
  pid: number;
  /** Seconds from the command until it was ready. */
  startedIn: number;
  stop(): Promise<void>;
}

const READY = /^ready (http:\S+)$/;

/** Starts the server on the builds as `npm run preview` does, with the environment given. */
export async function startPreview(env: Readonly<Record<string, string>>): Promise<PreviewServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(REPOSITORY, 'scripts/run.mjs'), 'preview'], {
    cwd: REPOSITORY,
    env: { ...withoutNpm(process.env), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    void ended.then(() => reject(new Error('The server ended before it was ready')));
    createInterface(child.stdout).on('line', (line) => {
      const found = READY.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const startedIn = (performance.now() - started) / 1000;
  return {
    url,
    pid: child.pid ?? 0,
    startedIn,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Removes npm's variable: with it the server would exit together with npm's shell, which does not exist here. */
const withoutNpm = ({ npm_lifecycle_event: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env;
