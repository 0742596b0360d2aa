import { rateLimit } from 'express-rate-limit';
import type { RequestHandler } from 'express';
import type { Context } from '../context';
import { HttpError } from '../httpError';

/** Limits each address to `limit` requests a minute; refuses more with 429 and Retry-After. */
export function limitPerMinute(limit: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, _response, next) => {
      next(new HttpError(429, 'too_many', { retryAfter: 60 }));
    },
  });
}

/** Builds a call's `before`: limits requests per minute from one address, if RATE_LIMITS is on. */
export const throttle =
  (limit: number) =>
  ({ config }: Context): RequestHandler[] =>
    config.rateLimits ? [limitPerMinute(limit)] : [];
