import type { RequestHandler } from 'express';
import { Router } from 'express';
import { HttpError } from '../httpError';

const hiddenCollections = new Set(['accounts', 'sessions', 'otps', 'outbox', 'db']);
const mostPatternLength = 60;

/** Takes `_like` as plain text: json-server would run it as a regular expression, which can be made to hang. */
function escapePatterns(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (!name.endsWith('_like')) return [name, value];
      const texts: unknown[] = Array.isArray(value) ? value : [value];
      if (texts.some((text) => typeof text !== 'string' || text.length > mostPatternLength)) {
        throw new HttpError(400, 'bad_request');
      }
      return [
        name,
        texts.map((text) => String(text).replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)),
      ];
    }),
  );
}

/** json-server's own routes over the live rows, for developers: reading only, and nothing that signs anyone in. */
export function rawDb(rawRouter: RequestHandler): Router {
  const router = Router();
  const guard: RequestHandler = (request, _response, next) => {
    if (request.method !== 'GET') throw new HttpError(405, 'method_not_allowed');
    const parts = request.path.split('/').filter(Boolean);
    const named = [
      ...parts,
      ...[request.query['_embed'], request.query['_expand']].flat().map(String),
    ];
    if (named.some((name) => hiddenCollections.has(name))) throw new HttpError(404, 'not_found');
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
