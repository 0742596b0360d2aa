import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');
const bin = resolve(repository, 'node_modules/.bin');
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });

/** Options of a command. `show` prints its output at once; without it only a failed command prints. */
export interface CommandOptions {
  show: boolean;
  env?: Record<string, string>;
}

/** Runs a command of the installed packages from the repository root and returns its exit code. */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  { show, env = {} }: CommandOptions,
): Promise<number> {
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...plain, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  running.add(child);
  const said: Buffer[] = [];
  const keep = (chunk: Buffer): void => {
    said.push(chunk);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const code = await new Promise<number>((done) => {
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      done(1);
    });
    child.once('close', (status) => done(status ?? 1));
  });
  running.delete(child);
  if (code !== 0) process.stdout.write(Buffer.concat(said));
  return code;
}
