import express from 'express';
import type { Express, Request, RequestHandler } from 'express';
import { ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { HttpError } from '../httpError';
import { localOnly } from './localOnly';
import { handleErrors, sendError } from './errors';

/** Paths that the other server serves: the calls, the images, the short addresses, the partners' web manifests and the tester's pages. */
const FORWARDED = ['/api', '/uploads', '/l', '/manifests', '/dev'] as const;

const TIMEOUT_MS = 30_000;

/**
 * Sets the forwarding headers as a proxy must: the addresses reported by trusted proxies, then the
 * peer. Drops what a client wrote into these headers, so that it cannot pose as somebody else.
 */
function setForwardedHeaders(request: Request): void {
  const { headers, ips, protocol, socket } = request;
  // Express lists addresses only if it trusts the peer.
  const host = ips.length > 0 ? headers['x-forwarded-host'] : undefined;
  headers['x-forwarded-for'] = [...ips, socket.remoteAddress ?? ''].join(', ');
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = host ?? headers.host ?? '';
  delete headers['x-forwarded-port'];
  delete headers.forwarded;
}

/** Forwards requests to another server. Responds 502 as JSON if that server is unreachable. */
function createProxy(target: string): RequestHandler {
  const proxy = createProxyServer({
    target,
    changeOrigin: true,
    proxyTimeout: TIMEOUT_MS,
  });
  return (request, response, next) => {
    const path = request.originalUrl.split(/[/?]/u, 2)[1] ?? '';
    if (!FORWARDED.some((prefix) => prefix === `/${path}`)) {
      next();
      return;
    }
    setForwardedHeaders(request);
    proxy.web(request, response).catch(() => {
      if (!(response instanceof ServerResponse) || response.headersSent) response.destroy();
      else sendError(request, response, new HttpError(502, 'bad_gateway'));
    });
  };
}

/**
 * Creates an app that forwards the calls to another server. The caller mounts the pages behind it.
 */
export function createFront(
  target: string,
  config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy' | 'isProduction'>,
  log: Logger,
): Express {
  const app = express().disable('x-powered-by').set('trust proxy', config.trustProxy);
  const refuse: RequestHandler = (_request, _response, next) =>
    next(new HttpError(404, 'no_such_call'));
  app.use('/dev', config.isProduction ? refuse : localOnly(config), handleErrors(log));
  app.use(createProxy(target));
  return app;
}
