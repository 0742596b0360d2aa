import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { resolveApp, getRequestPath } from './resolveApp';

/** Helmet's headers for Internet Explorer, Flash and old Chrome, which a slow line would carry with each answer. */
export const WITHOUT_OLD_HEADERS = {
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
} as const;

/** `dist` serves the builds, `dev` the sources with hot reload. */
export type PagesMode = 'dist' | 'dev';

/** The content security policy sources that a build needs. */
export interface Sources {
  /** Hashes of the inline scripts. */
  scripts?: readonly string[];
  /** Origin that the borrower's pages post help requests to. */
  helpDesk?: string | undefined;
  /** Origins that the borrower's pages use for address lookups and visit counts. */
  tracking?: readonly string[];
}

/** Allows an external origin only for the borrower's pages. */
const connectSource = (origin: string) => (request: object) =>
  'originalUrl' in request &&
  resolveApp(getRequestPath({ originalUrl: String(request.originalUrl) })) === 'consumer'
    ? origin
    : "'self'";

/** Whether a request is for a borrower's page that the partner's portal shows in a frame (`previewPath`). */
function isPreview(request: object): boolean {
  const originalUrl = 'originalUrl' in request ? String(request.originalUrl) : '';
  const isConsumer = resolveApp(getRequestPath({ originalUrl })) === 'consumer';
  return isConsumer && /^\/[\w-]{1,40}\?preview$/.test(originalUrl);
}

/**
 * Sets the security headers of pages and their files. Allows inline styles, because emotion writes
 * them. Allows inline scripts only in development, for the hot-reload preamble, or if their hash is
 * in `scripts`.
 */
export function setPageHeaders(
  mode: PagesMode,
  { scripts = [], helpDesk, tracking = [] }: Sources = {},
): RequestHandler {
  const dev = mode === 'dev';
  const headers = helmet({
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
          ...(helpDesk === undefined ? tracking : [helpDesk, ...tracking]).map(connectSource),
        ],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [(request) => (isPreview(request) ? "'self'" : "'none'")],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    ...WITHOUT_OLD_HEADERS,
  });
  // A policy governs pages and workers, so that a page's files do without the long one.
  // The browser keeps the pages' order to use TLS for the files, too.
  const ofFiles = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'self'"] } },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: false,
    ...WITHOUT_OLD_HEADERS,
  });
  return (request, response, next) =>
    (/^\/(\w+\/)?assets\/|\.json$/.test(request.path) ? ofFiles : headers)(
      request,
      response,
      (error?: unknown) => {
        if (isPreview(request)) response.set('X-Frame-Options', 'SAMEORIGIN');
        next(error);
      },
    );
}

/** Scripts that other sites include. */
const EMBEDDABLE: ReadonlySet<string> = new Set(['/partner/widget.js']);

/** Lets other sites load the scripts that are made for them. Mount it behind `pageHeaders`. */
export const embeddableScripts: RequestHandler = (request, response, next) => {
  if (EMBEDDABLE.has(getRequestPath(request)))
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};
