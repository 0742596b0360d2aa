import type { CollectionMap, Storage } from './port';

/**
 * A store for a server that may not touch its data: every call rejects with the reason, so that the
 * server lives, says that it is not ready, and leaves the data as it is.
 */
export function unreadyStore<C extends CollectionMap<C>>(
  kind: Storage<C>['kind'],
  reason: Error,
): Storage<C> {
  const refuse = (): Promise<never> => Promise.reject(reason);
  const nothing = async (): Promise<void> => undefined;
  return {
    kind,
    get: refuse,
    find: refuse,
    tx: refuse,
    check: refuse,
    forgetPast: nothing,
    close: nothing,
  };
}
