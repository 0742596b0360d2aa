import type { RequestHandler } from 'express';
import { Router } from 'express';
import { OTP_COLLECTIONS } from '../data/records/otpRecords';
import { HttpError } from '../httpError';

const HIDDEN_COLLECTIONS = new Set([
  'accounts',
  'sessions',
  'password_resets',
  ...OTP_COLLECTIONS,
  'passcode_requesters',
  'outbox',
  'db',
]);
const EXPANDABLE = new Set(['lender', 'user', 'partner']);
const MAX_PATTERN_LENGTH = 60;

function listTexts(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string');
}

/**
 * Escapes `_like` values, because json-server runs them as regular expressions, which can hang the
 * server.
 */
function escapePatterns(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (!name.endsWith('_like')) return [name, value];
      const texts: unknown[] = Array.isArray(value) ? value : [value];
      if (texts.some((text) => typeof text !== 'string' || text.length > MAX_PATTERN_LENGTH)) {
        throw new HttpError(400, 'bad_request');
      }
      return [
        name,
        texts.map((text) => String(text).replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)),
      ];
    }),
  );
}

/**
 * Serves json-server's own routes over the live rows, for developers: read-only, and without
 * collections that hold credentials.
 */
export function rawDb(rawRouter: RequestHandler): Router {
  const router = Router();
  const guard: RequestHandler = (request, _response, next) => {
    if (request.method !== 'GET') throw new HttpError(405, 'method_not_allowed');
    const named = [...request.path.split('/'), ...listTexts(request.query['_embed'])];
    const expanded = listTexts(request.query['_expand']);
    if (
      named.some((name) => HIDDEN_COLLECTIONS.has(name)) ||
      !expanded.every((name) => EXPANDABLE.has(name))
    ) {
      throw new HttpError(404, 'not_found');
    }
    Object.defineProperty(request, 'query', {
      value: escapePatterns(request.query),
      configurable: true,
    });
    next();
  };
  router.use(guard);
  router.use(rawRouter);
  return router;
}
