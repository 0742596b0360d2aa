import type { CollectionMap, Storage } from './port';

/**
 * A store for a server that must not touch its data: every read and write rejects with `reason`.
 * The server then runs, reports that it is not ready, and leaves the data unchanged.
 */
export function unreadyStore<C extends CollectionMap<C>>(
  kind: Storage<C>['kind'],
  reason: Error,
): Storage<C> {
  const refuse = (): Promise<never> => Promise.reject(reason);
  const doNothing = async (): Promise<void> => undefined;
  return {
    kind,
    get: refuse,
    find: refuse,
    tx: refuse,
    check: refuse,
    forgetPast: doNothing,
    close: doNothing,
  };
}
