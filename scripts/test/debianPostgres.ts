import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../serve/settings';
import { installPackage } from './installPackage';

const VERSIONS = '/usr/lib/postgresql';

/** The programs of Debian's newest PostgreSQL. */
export interface Programs {
  readonly folder: string;
  readonly version: number;
}

/** A PostgreSQL that this process started. */
export interface RunningPostgres {
  readonly url: string;
  readonly pid: number | undefined;
  /** Ends it as an operator would: it disconnects its clients and writes what is open. */
  stop(): Promise<void>;
}

function findPrograms(): Programs | undefined {
  const found = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const version = found
    .filter((one) => existsSync(join(VERSIONS, String(one), 'bin', 'initdb')))
    .reduce((newest, one) => Math.max(newest, one), 0);
  return version === 0 ? undefined : { folder: join(VERSIONS, String(version), 'bin'), version };
}

/** Finds PostgreSQL, and installs it first if there is none and that is possible. */
export function ensurePostgres(): Programs | undefined {
  if (!findPrograms()) installPackage('postgresql');
  return findPrograms();
}

/** Returns the ids of the user to run PostgreSQL as: as root its own user, because it refuses root, else the current one. */
export function getPostgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}

/** Makes an empty folder that belongs to PostgreSQL's user. */
export function makePostgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  const { uid, gid } = getPostgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Creates a database in an empty folder. Returns why it could not, else undefined. */
export function initPostgres({ folder, version }: Programs, data: string): string | undefined {
  // Use an ICU collation if the version supports it: the store must sort alike under any collation.
  const locale = version >= 15 ? ['--locale-provider=icu', '--icu-locale=en'] : [];
  const options = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  const { status, stderr } = spawnSync(
    join(folder, 'initdb'),
    [...options, '--locale=C.UTF-8', ...locale],
    { ...getPostgresUser(), cwd: data, encoding: 'utf8' },
  );
  return status === 0 ? undefined : stderr.trim();
}

/** Starts the database of a folder on a port of its own. Resolves to undefined if it does not start. */
export async function startPostgres(
  { folder }: Programs,
  data: string,
  settings: readonly string[],
): Promise<RunningPostgres | undefined> {
  const port = await findFreePort();
  const options = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, '-p', String(port), '-k', data, ...options],
    { ...getPostgresUser(), cwd: data, stdio: 'ignore' },
  );
  const ended = once(server, 'close');
  const cut = (): void => {
    server.kill('SIGQUIT');
    rmSync(data, { recursive: true, force: true });
  };
  process.once('exit', cut);
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    process.off('exit', cut);
  };
  const ask = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  for (let turn = 0; turn < 100 && server.exitCode === null; turn += 1) {
    if (spawnSync(join(folder, 'pg_isready'), ask).status === 0)
      return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: server.pid, stop };
    await pause(100);
  }
  await stop();
  return undefined;
}
