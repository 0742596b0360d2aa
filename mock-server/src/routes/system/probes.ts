import { setTimeout as pause } from 'node:timers/promises';
import { getHealth, getReadiness } from '@marketplace/shared/api';
import type { Context } from '../../context';
import { HttpError } from '../../httpError';
import { NewerData, OlderData, StorageFull } from '../../store/errors';
import type { Route } from '../kit/handle';

/** Milliseconds in which the store must respond to a readiness check. */
const TIMEOUT_MS = 3_000;
const RETRY_AFTER_SECONDS = 5;

/** Rejects with the reason if the server cannot serve now. */
async function checkReadiness({ store, isClosing }: Context): Promise<void> {
  if (isClosing?.()) throw new HttpError(503, 'shutting_down', { retryAfter: RETRY_AFTER_SECONDS });
  const away = new HttpError(503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  const cancel = new AbortController();
  const tooLate = pause(TIMEOUT_MS, undefined, { signal: cancel.signal }).then(() => {
    throw away;
  });
  try {
    await Promise.race([store.check(), tooLate]);
  } catch (error) {
    if (error instanceof StorageFull)
      throw new HttpError(503, 'storage_full', { retryAfter: RETRY_AFTER_SECONDS });
    throw error instanceof NewerData || error instanceof OlderData ? error : away;
  } finally {
    cancel.abort();
    tooLate.catch(() => undefined);
  }
}

/** Liveness and readiness calls. They need no session, because sessions are in the store. */
export const probeRoutes: readonly Route[] = [
  {
    endpoint: getHealth,
    mount: (router, { store }) => {
      router.get(getHealth.path, (_request, response) => {
        response.json({ status: 'ok', store: store.kind });
      });
    },
  },
  {
    endpoint: getReadiness,
    mount: (router, context) => {
      router.get(getReadiness.path, (_request, response, next) => {
        checkReadiness(context).then(() => response.json({ status: 'ready' }), next);
      });
    },
  },
];
