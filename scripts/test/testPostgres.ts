import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../serve/settings';
import { installPackage } from './installPackage';

/** A real PostgreSQL for the tests, or none, and a line that names the stores under test. */
export interface TestPostgres {
  readonly url: string | undefined;
  readonly said: string;
  /** Pauses or resumes all its processes. Works only for a PostgreSQL that this module started. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

const always = 'Stores tested: json, postgres on PGlite';
const versions = '/usr/lib/postgresql';

/** The data go with the tests, so no commit has to wait for the disk. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off'];

/** Finds the programs of Debian's newest PostgreSQL. */
function findPrograms(): { folder: string; version: number } | undefined {
  const found = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  const version = found
    .filter((one) => existsSync(join(versions, String(one), 'bin', 'initdb')))
    .reduce((newest, one) => Math.max(newest, one), 0);
  return version === 0 ? undefined : { folder: join(versions, String(version), 'bin'), version };
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Returns the ids of the user to run PostgreSQL as: as root its own user, because it refuses root, else the current one. */
function getPostgresUser(): { uid?: number; gid?: number } {
  if (!isRoot()) return {};
  const number = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}

async function isReady(programs: string, port: number, child: ChildProcess): Promise<boolean> {
  for (let turn = 0; turn < 100 && child.exitCode === null; turn += 1) {
    const ask = ['-q', '-h', '127.0.0.1', '-p', String(port)];
    if (spawnSync(join(programs, 'pg_isready'), ask).status === 0) return true;
    await pause(100);
  }
  return false;
}

/**
 * Returns the PostgreSQL of `TEST_DATABASE_URL` or `DATABASE_URL`. Without them it starts Debian's, and installs
 * it first if possible, with its own port and data folder.
 */
export async function startTestPostgres(env: NodeJS.ProcessEnv): Promise<TestPostgres> {
  const named = env['TEST_DATABASE_URL'] ?? env['DATABASE_URL'];
  if (named)
    return {
      url: named,
      said: `${always}, and on the PostgreSQL that the environment names`,
      signal: () => undefined,
      stop: async () => undefined,
    };
  if (!findPrograms()) installPackage('postgresql');
  const found = findPrograms();
  if (!found) return buildWithoutPostgres('there is none here: TEST_DATABASE_URL can name one');
  const { folder: programs, version } = found;
  const as = getPostgresUser();
  const data = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  if (as.uid !== undefined && as.gid !== undefined) chownSync(data, as.uid, as.gid);
  // Use an ICU collation if the version supports it: the store must sort alike under any collation.
  const locale = version >= 15 ? ['--locale-provider=icu', '--icu-locale=en'] : [];
  const options = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  const initdb = spawnSync(join(programs, 'initdb'), [...options, '--locale=C.UTF-8', ...locale], {
    ...as,
    cwd: data,
    encoding: 'utf8',
  });
  if (initdb.status !== 0) {
    remove();
    return buildWithoutPostgres(`initdb failed: ${initdb.stderr.trim()}`);
  }
  const port = await findFreePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', data, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { ...as, cwd: data, stdio: 'ignore' },
  );
  const ended = once(server, 'close');
  const cut = (): void => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', cut);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    process.off('exit', cut);
    remove();
  };
  if (!(await isReady(programs, port, server))) {
    await stop();
    return buildWithoutPostgres('it did not start');
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    said: `${always}, and on Debian's PostgreSQL ${version}`,
    signal: (signal) => signalAll(server.pid, signal),
    stop,
  };
}

/** Signals a process before its children, because a stopped process cannot start new ones. */
function signalAll(parent: number | undefined, signal: NodeJS.Signals): void {
  if (parent === undefined) return;
  process.kill(parent, signal);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  for (const child of children.split(' ').filter(Boolean)) signalIfThere(Number(child), signal);
}

/** Signals a process and ignores that it may have ended meanwhile. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function buildWithoutPostgres(why: string): TestPostgres {
  return {
    url: undefined,
    said: `${always}. NOT on a real PostgreSQL: ${why}`,
    signal: () => undefined,
    stop: async () => undefined,
  };
}
