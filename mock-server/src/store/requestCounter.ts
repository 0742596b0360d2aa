import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Seconds for which a counter counts the requests of a key. */
export const WINDOW_SECONDS = 60;

/** Creates a counter of requests by key, whose name tells it from the others of the server. */
export type CreateCounter = (name: string) => RateLimiterAbstract;

/** More than any limit: a counter refuses nothing itself. */
export const COUNTED = 1_000_000_000;

/** Creates a counter in memory, for a store that one process alone has. */
export const createMemoryCounter: CreateCounter = (keyPrefix) =>
  new RateLimiterMemory({ keyPrefix, points: COUNTED, duration: WINDOW_SECONDS });
