import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** `dist` serves the builds, `dev` the sources with hot reload. */
export type PagesMode = 'dist' | 'dev';

/**
 * Security headers of pages and their files. Styles may stand inline because emotion writes them so;
 * scripts may only in development, where the hot-reload preamble is one, and where their hash is
 * among `scripts`.
 */
export function pageHeaders(mode: PagesMode, scripts: readonly string[] = []): RequestHandler {
  const dev = mode === 'dev';
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(dev ? ["'unsafe-inline'"] : scripts)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: dev ? ["'self'", 'ws:', 'wss:'] : ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
