import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { NewerData, Unavailable } from './errors';
import { forwardReads } from './forwardReads';
import type { CollectionMap, Storage } from './port';

/** Seconds between the first attempts to open a store, and between all later ones. */
const FIRST_WAITS = [1, 2, 4, 8];
const LATER_WAIT = 15;

/**
 * Uses the store that `current` returns; rejects every read and write while that is an error. The server then runs,
 * reports that it is not ready, and leaves the data unchanged.
 */
export function createUnreadyStore<C extends CollectionMap<C>>(
  kind: Storage<C>['kind'],
  current: () => Storage<C> | Error,
): Storage<C> {
  const store = (): Storage<C> => {
    const found = current();
    if (found instanceof Error) throw found;
    return found;
  };
  const runIfOpen = async (work: (opened: Storage<C>) => Promise<void>): Promise<void> => {
    const found = current();
    if (!(found instanceof Error)) await work(found);
  };
  return {
    kind,
    ...forwardReads(store),
    tx: async (work) => store().tx(work),
    check: async () => store().check(),
    forgetPast: () => runIfOpen((opened) => opened.forgetPast()),
    close: () => runIfOpen((opened) => opened.close()),
  };
}

const toError = (error: unknown): Error =>
  error instanceof Unavailable || error instanceof NewerData
    ? error
    : new Unavailable(error instanceof Error ? error.message : String(error), { cause: error });

/**
 * A store for a server that started before its database: rejects every read and write, and tries to open the
 * database until it succeeds, finds data of a newer version, or is closed. Logs each attempt.
 */
export function createRetryingStore<C extends CollectionMap<C>>(
  kind: Storage<C>['kind'],
  problem: Error,
  open: () => Promise<Storage<C>>,
  log: Pick<Logger, 'error' | 'warn'>,
): Storage<C> {
  let current: Storage<C> | Error = problem;
  const cancel = new AbortController();

  async function retry(reason: Error, attempt: number): Promise<void> {
    const seconds = FIRST_WAITS[attempt] ?? LATER_WAIT;
    log.error(`The server is not ready: ${reason.message}. It tries again in ${seconds} s.`);
    await pause(seconds * 1000, undefined, { signal: cancel.signal });
    try {
      current = await open();
      log.warn('The database has been opened: the server is ready.');
    } catch (error) {
      const next = toError(error);
      current = next;
      if (next instanceof NewerData) log.error(`The server is not ready: ${next.message}`);
      else await retry(next, attempt + 1);
    }
  }

  // Only closing ends the attempts with an error.
  const settled = retry(problem, 0).catch(() => undefined);
  const store = createUnreadyStore<C>(kind, () => current);
  return {
    ...store,
    async close() {
      cancel.abort();
      await settled;
      await store.close();
    },
  };
}
