import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** The path with everything that could name a person or a record left out. */
function anonymous(path: string): string {
  return path
    .split('/')
    .map((part) => (/\d|@|%/u.test(part) ? ':id' : part))
    .slice(0, 6)
    .join('/');
}

/** One line a request: method, path without ids and query, status, milliseconds. No personal data. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const { method, path } = request;
    response.on('finish', () => {
      log.info({
        method,
        path: anonymous(path),
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
      });
    });
    next();
  };
}
