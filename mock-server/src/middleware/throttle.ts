import { rateLimit, type Options } from 'express-rate-limit';
import type { RequestHandler } from 'express';
import { findSession, getAccountKey, type Session } from '../auth/sessions';
import type { Context } from '../context';
import { HttpError } from '../httpError';

const refuse = (limit: number, options: Partial<Options> = {}): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, _response, next) => {
      next(new HttpError(429, 'too_many', { retryAfter: 60 }));
    },
    ...options,
  });

/** Limits each address to `limit` requests a minute; refuses more with 429 and Retry-After. */
export const limitPerMinute = (limit: number): RequestHandler => refuse(limit);

/**
 * Limits each account likewise, from however many addresses and in however many sessions. Callers without
 * a session are known by their address alone. `isLimited` chooses the sessions; all by default.
 */
export function limitAccountPerMinute(
  limit: number,
  { store, config }: Context,
  isLimited: (session: Session) => boolean = () => true,
): RequestHandler {
  const sessions = new WeakMap<object, Session>();
  return refuse(limit, {
    skip: async (request) => {
      const authorization = request.get('authorization');
      const session = await findSession(store, config.sessionLimits, authorization);
      if (!session || !isLimited(session)) return true;
      sessions.set(request, session);
      return false;
    },
    keyGenerator: (request) => {
      const session = sessions.get(request);
      return session ? getAccountKey(session) : '';
    },
  });
}

/** A limit of a call: the number of requests a minute, and how it is enforced. */
export interface Throttle {
  (context: Context): readonly RequestHandler[];
  readonly limit: number;
}

/**
 * Builds a call's `before`: limits requests per minute from one address, and of one account, if RATE_LIMITS
 * is on.
 */
export const throttle = (limit: number): Throttle =>
  Object.assign(
    (context: Context) =>
      context.config.rateLimits
        ? [limitPerMinute(limit), limitAccountPerMinute(limit, context)]
        : [],
    { limit },
  );
