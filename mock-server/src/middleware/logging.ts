import { ENDPOINTS, REST_RESOURCES } from '@marketplace/shared/api';
import { RESOURCES } from '@marketplace/shared/resources';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { now } from '../clock';

const mostKept = 1000;

/** One request that was answered. Nothing in it tells who asked, or for whom. */
export interface LogEntry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Parts of an address that are the server's own words. */
const words = new Set([
  ...ENDPOINTS.flatMap(({ path }) => path.split('/')).filter((part) => !part.startsWith(':')),
  ...[...REST_RESOURCES, ...RESOURCES].map(({ name }) => name),
  'rest',
  'uploads',
  'dev',
  'db',
  'outbox',
  'log',
  'clock',
  'snapshots',
  'scenarios',
  'contract',
]);

/** The path with everything left out that a caller chose. */
function anonymous(path: string): string {
  return path
    .split('/')
    .slice(0, 7)
    .map((part) => (words.has(part) ? part : ':id'))
    .join('/');
}

/** Notes each request: method, path without ids and query, status, milliseconds; the newest are kept. */
export class RequestLog {
  readonly #entries: LogEntry[] = [];
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** The newest first. */
  entries(): readonly LogEntry[] {
    return this.#entries.toReversed();
  }

  readonly note: RequestHandler = (request, response, next) => {
    const start = performance.now();
    const at = new Date(now()).toISOString();
    const { method } = request;
    const path = anonymous(request.originalUrl.split('?', 1)[0] ?? '');
    response.on('finish', () => {
      const ms = Math.round(performance.now() - start);
      const entry = { method, path, status: response.statusCode, ms };
      this.#log.info(entry);
      this.#entries.push({ at, ...entry });
      if (this.#entries.length > mostKept) this.#entries.shift();
    });
    next();
  };
}
