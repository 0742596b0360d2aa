import type { RequestHandler } from 'express';
import { ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { HttpError } from '../httpError';
import { refuse } from './errors';

/** What another server answers for: the calls, the pictures and the tester's pages. */
export const FORWARDED = ['/api', '/uploads', '/dev'] as const;

const patienceMilliseconds = 30_000;

/** Sends requests on to another server, and its answers back; 502 as JSON where it is not to be had. */
export function proxyTo(target: string): RequestHandler {
  const proxy = createProxyServer({
    target,
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: patienceMilliseconds,
  });
  return (request, response, next) => {
    const path = request.originalUrl.split(/[/?]/u, 2)[1] ?? '';
    if (!FORWARDED.some((prefix) => prefix === `/${path}`)) {
      next();
      return;
    }
    proxy.web(request, response).catch(() => {
      if (!(response instanceof ServerResponse) || response.headersSent) response.destroy();
      else refuse(request, response, new HttpError(502, 'no_server_behind'));
    });
  };
}
