import type { Request, RequestHandler } from 'express';
import { HttpError } from '../../httpError';

function isForeign(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  // A proxy in front reports the requested host in X-Forwarded-Host, which a page cannot set.
  const hosts = [request.get('host'), request.get('x-forwarded-host')];
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

/**
 * Refuses changes that a page of another origin requests. Browsers send the origin in
 * Sec-Fetch-Site or, without TLS, in Origin; a request with neither header does not come from a
 * browser.
 */
export const requireSameOrigin: RequestHandler = (request, _response, next) => {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  next(!reads && isForeign(request) ? new HttpError(403, 'foreign_origin') : undefined);
};
