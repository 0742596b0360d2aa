import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { resolveApp, getRequestPath } from './resolveApp';

/** `dist` serves the builds, `dev` the sources with hot reload. */
export type PagesMode = 'dist' | 'dev';

/** What the pages of a build bring with them, as sources of a content security policy. */
export interface Sources {
  /** Hashes of the scripts that stand in the pages. */
  scripts?: readonly string[];
  /** Where the borrower's pages post requests for help. */
  helpDesk?: string | undefined;
  /** Where the borrower's pages look up addresses and count visits. */
  tracking?: readonly string[];
}

/** Only the borrower's pages speak to services outside. */
const connects = (origin: string) => (request: object) =>
  'originalUrl' in request &&
  resolveApp(getRequestPath({ originalUrl: String(request.originalUrl) })) === 'consumer'
    ? origin
    : "'self'";

/**
 * Security headers of pages and their files. Styles may stand inline because emotion writes them so;
 * scripts may only in development, where the hot-reload preamble is one, and where their hash is
 * among `scripts`.
 */
export function pageHeaders(
  mode: PagesMode,
  { scripts = [], helpDesk, tracking = [] }: Sources = {},
): RequestHandler {
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
        connectSrc: [
          "'self'",
          ...(dev ? ['ws:', 'wss:', 'https:'] : []),
          ...(helpDesk === undefined ? tracking : [helpDesk, ...tracking]).map(connects),
        ],
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
