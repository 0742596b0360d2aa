import { rateLimit, type Options } from 'express-rate-limit';
import type { RequestHandler } from 'express';
import { findSession, getAccountKey, type Session } from '../auth/sessions';
import type { Context } from '../context';
import { HttpError } from '../httpError';
import { WINDOW_SECONDS } from '../store/requestCounter';

type Counting = Pick<Context, 'createCounter'>;

const refuse = (
  name: string,
  limit: number,
  { createCounter }: Counting,
  options: Partial<Options> = {},
): RequestHandler => {
  const counter = createCounter(name);
  return rateLimit({
    windowMs: WINDOW_SECONDS * 1000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    store: {
      prefix: name,
      async increment(key) {
        const { consumedPoints, msBeforeNext } = await counter.penalty(key);
        return { totalHits: consumedPoints, resetTime: new Date(Date.now() + msBeforeNext) };
      },
      decrement: async (key) => void (await counter.reward(key)),
      resetKey: async (key) => void (await counter.delete(key)),
    },
    handler: (_request, _response, next) => {
      next(new HttpError(429, 'too_many', { retryAfter: WINDOW_SECONDS }));
    },
    ...options,
  });
};

/**
 * Limits each address to `limit` requests a minute over all processes; refuses more with 429 and Retry-After. The name
 * tells the limit from others.
 */
export const limitPerMinute = (name: string, limit: number, context: Counting): RequestHandler =>
  refuse(`${name} address`, limit, context);

/**
 * Limits each account likewise, from however many addresses and in however many sessions. Callers without
 * a session are known by their address alone. `isLimited` chooses the sessions; all by default.
 */
export function limitAccountPerMinute(
  name: string,
  limit: number,
  { store, config, createCounter }: Context,
  isLimited: (session: Session) => boolean = () => true,
): RequestHandler {
  const sessions = new WeakMap<object, Session>();
  return refuse(
    `${name} account`,
    limit,
    { createCounter },
    {
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
    },
  );
}

/** A limit of a call: the number of requests a minute, and how it is enforced. */
export interface Throttle {
  (context: Context, call: string): readonly RequestHandler[];
  readonly limit: number;
}

/**
 * Builds a call's `before`: limits requests per minute from one address, and of one account, if RATE_LIMITS
 * is on.
 */
export const throttle = (limit: number): Throttle =>
  Object.assign(
    (context: Context, call: string) =>
      context.config.rateLimits
        ? [limitPerMinute(call, limit, context), limitAccountPerMinute(call, limit, context)]
        : [],
    { limit },
  );
