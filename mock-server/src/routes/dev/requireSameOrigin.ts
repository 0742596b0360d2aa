import type { Request, RequestHandler } from 'express';
import { HttpError } from '../../httpError';

function isForeign(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  // A server in front says under which name it was asked; a page cannot.
  const hosts = [request.get('host'), request.get('x-forwarded-host')];
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

/**
 * Refuses changes that a page of another origin asks for. Browsers say where a request comes from, in
 * Sec-Fetch-Site or, on addresses without encryption, in Origin; what says neither is no browser.
 */
export const requireSameOrigin: RequestHandler = (request, _response, next) => {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  next(!reads && isForeign(request) ? new HttpError(403, 'foreign_origin') : undefined);
};
