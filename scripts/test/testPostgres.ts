import { readFileSync, rmSync } from 'node:fs';
import { ensurePostgres, initPostgres, makePostgresFolder, startPostgres } from './debianPostgres';

/** A real PostgreSQL for the tests, or none, and a line that names the stores under test. */
export interface TestPostgres {
  readonly url: string | undefined;
  readonly summary: string;
  /** Pauses or resumes all its processes. Works only for a PostgreSQL that this module started. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

const STORES = 'Stores tested: json, postgres on PGlite';

/** The data go with the tests, so no commit has to wait for the disk. */
const SETTINGS = ['fsync=off', 'full_page_writes=off'];

/**
 * Returns the PostgreSQL of `TEST_DATABASE_URL` or `DATABASE_URL`. Without them it starts Debian's, and installs
 * it first if possible, with its own port, data folder and settings.
 */
export async function startTestPostgres(
  env: NodeJS.ProcessEnv,
  settings: readonly string[] = SETTINGS,
): Promise<TestPostgres> {
  const named = env['TEST_DATABASE_URL'] ?? env['DATABASE_URL'];
  if (named) return buildForeign(named, 'and on the PostgreSQL that the environment names');
  const programs = ensurePostgres();
  if (!programs) return buildWithout('there is none here: TEST_DATABASE_URL can name one');
  const data = makePostgresFolder();
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  const failure = initPostgres(programs, data);
  if (failure !== undefined) {
    remove();
    return buildWithout(`initdb failed: ${failure}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const running = await startPostgres(programs, data, settings);
  if (!running) {
    remove();
    return buildWithout('it did not start');
  }
  return {
    url: running.url,
    summary: `${STORES}, and on Debian's PostgreSQL ${programs.version}`,
    signal: (signal) => signalAll(running.pid, signal),
    async stop() {
      await running.stop();
      remove();
    },
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

const buildForeign = (url: string | undefined, where: string): TestPostgres => ({
  url,
  summary: `${STORES}${url === undefined ? '. ' : ', '}${where}`,
  signal: () => undefined,
  stop: async () => undefined,
});

const buildWithout = (why: string): TestPostgres =>
  buildForeign(undefined, `NOT on a real PostgreSQL: ${why}`);
