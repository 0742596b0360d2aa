import { ENDPOINTS } from '@marketplace/shared/api';
import { RESOURCES } from '@marketplace/shared/resources';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { now } from '../clock';

const MAX_ENTRIES = 1000;

/** One completed request. It contains nothing that identifies a person. */
export interface LogEntry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Path segments that the server itself defines. */
const KNOWN_SEGMENTS = new Set([
  ...ENDPOINTS.flatMap(({ path }) => path.split('/')).filter((part) => !part.startsWith(':')),
  ...RESOURCES.map(({ name }) => name),
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

/** Replaces every path segment that a caller chose with ':id'. */
function anonymizePath(path: string): string {
  return path
    .split('/')
    .slice(0, 7)
    .map((part) => (KNOWN_SEGMENTS.has(part) ? part : ':id'))
    .join('/');
}

/**
 * Logs each request: method, path without ids and query, status, milliseconds. Keeps the latest
 * thousand.
 */
export class RequestLog {
  readonly #entries: LogEntry[] = [];
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Returns the kept entries, newest first. */
  entries(): readonly LogEntry[] {
    return this.#entries.toReversed();
  }

  readonly note: RequestHandler = (request, response, next) => {
    const start = performance.now();
    const at = new Date(now()).toISOString();
    const { method } = request;
    const path = anonymizePath(request.originalUrl.split('?', 1)[0] ?? '');
    response.on('finish', () => {
      const ms = Math.round(performance.now() - start);
      const entry = { method, path, status: response.statusCode, ms };
      this.#log.info(entry);
      this.#entries.push({ at, ...entry });
      if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
    });
    next();
  };
}
