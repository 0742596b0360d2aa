import type { RequestHandler } from 'express';
import { HttpError } from '../../httpError';

/**
 * Refuses changes that a page of another origin asks for. Browsers say where a request comes from, in
 * Origin and in Sec-Fetch-Site; what says neither is no browser.
 */
export const ownOrigin: RequestHandler = (request, _response, next) => {
  const origin = request.get('origin');
  // A server in front says under which name it was asked; a page cannot.
  const hosts = [request.get('host'), request.get('x-forwarded-host')];
  const site = request.get('sec-fetch-site');
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && (!URL.canParse(origin) || !hosts.includes(new URL(origin).host)));
  const reads = request.method === 'GET' || request.method === 'HEAD';
  next(foreign && !reads ? new HttpError(403, 'foreign_origin') : undefined);
};
