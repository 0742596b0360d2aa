import { rateLimit } from 'express-rate-limit';
import type { RequestHandler } from 'express';
import type { Context } from '../context';
import { HttpError } from '../httpError';

/** At most `limit` requests a minute from one address; beyond that 429 with Retry-After. */
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

/** For a call's `before`: so many requests a minute from one address, where requests are limited at all. */
export const throttle =
  (limit: number) =>
  ({ config }: Context): RequestHandler[] =>
    config.rateLimits ? [limitPerMinute(limit)] : [];
