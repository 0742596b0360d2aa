import { setTimeout as pause } from 'node:timers/promises';
import { getHealth, getReadiness } from '@marketplace/shared/api';
import type { Request } from 'express';
import type { Context } from '../../context';
import { HttpError } from '../../httpError';
import { NewerData } from '../../store/errors';
import type { Route } from '../kit/handle';

/** Milliseconds that the store is given to show that it can serve. */
const patience = 3_000;
const retryAfter = 5;

/** Rejects with the reason for which the server cannot serve now. */
async function checkReadiness({ store, isClosing }: Context): Promise<void> {
  if (isClosing?.()) throw new HttpError(503, 'shutting_down', { retryAfter });
  const away = new HttpError(503, 'unavailable', { retryAfter });
  const cancel = new AbortController();
  const tooLate = pause(patience, undefined, { signal: cancel.signal }).then(() => {
    throw away;
  });
  try {
    await Promise.race([store.check(), tooLate]);
  } catch (error) {
    throw error instanceof NewerData ? error : away;
  } finally {
    cancel.abort();
    tooLate.catch(() => undefined);
  }
}

/** The calls that ask for the server itself. They know no session, because that one lies in the store. */
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

/** Whether a request asks for the server itself, which no other work may hold up. */
export function isProbe({ baseUrl, path }: Request): boolean {
  return probeRoutes.some(({ endpoint }) => endpoint.path === `${baseUrl}${path}`);
}
