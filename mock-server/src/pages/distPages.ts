import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { resolveApp, isPagePath, getRequestPath } from './resolveApp';
import { APPS, type App, type AppName, DIST } from './apps';
import { pathExists, readRoutes } from './routeList';
import { doorsOf, type PageSource, prerenderedPages } from './prerenderedPages';

const YEAR = 365 * 24 * 60 * 60;

interface BuiltApp {
  serve: ReturnType<typeof sirv>;
  /** The file of a page's path: its own prerendered one, or the shell that every page starts from. */
  pageFile(path: string): string;
  /** The page that says that there is none, under that status. */
  sendNotFound(response: Response): void;
}

/**
 * Serves the builds below `dist`: pages, never to be cached unasked; hashed files, to be kept for
 * ever; both brotli or gzip where the build left them so. An address without a page of the borrower's
 * is answered with 404 and the page that says so. What strangers see is drawn from the source, where
 * there is one; where that fails it is reported, and the browser draws the page.
 * @throws when a build is missing
 */
export function distPages(
  dist = DIST,
  source?: PageSource,
  report: (error: unknown) => void = () => undefined,
): RequestHandler {
  const isDoor = doorsOf(source);
  const sendPrerendered = source ? prerenderedPages(dist, source) : async () => false;
  const built: Record<AppName, BuiltApp> = {
    consumer: builtApp(dist, APPS.consumer),
    admin: builtApp(dist, APPS.admin),
    partner: builtApp(dist, APPS.partner),
  };
  const placeAt = readRoutes(dist);
  const failed = (error: unknown): false => {
    report(error);
    return false;
  };
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = getRequestPath(request);
    const name = resolveApp(path);
    const { base } = APPS[name];
    const app = built[name];
    const inner = path.startsWith(base) ? path.slice(base.length - 1) : '/';
    const { url } = request;
    const page = isPagePath(path);
    request.url = page ? app.pageFile(inner) : inner;
    // A file that goes before it is read, as in the middle of a build, is an answer cut off, no more.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const serve = (): void =>
      app.serve(request, response, () => {
        request.url = url;
        sendNothing(response);
      });
    if (!page || name !== 'consumer') return serve();
    const answer = async (): Promise<void> => {
      if (!(await pathExists(placeAt(path), isDoor))) return app.sendNotFound(response);
      // A page that cannot be drawn here, as without the data, is drawn by the browser.
      if (!(await sendPrerendered(request, response).catch(failed))) serve();
    };
    answer().catch(next);
  };
}

const sendNothing = (response: Response): void => {
  response.status(404).type('text').send('Not found');
};

function builtApp(dist: string, { name }: App): BuiltApp {
  const folder = join(dist, name);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no build. Run "npm run build".`);
  const shell = existsSync(join(folder, 'shell.html')) ? '/shell.html' : '/index.html';
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Asks the folder each time: a build may change it while it is served.
    dev: true,
    extensions: [],
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      ),
  });
  return {
    serve,
    pageFile(path) {
      const own = join(path, 'index.html');
      return isOwn(folder, own) ? own : shell;
    },
    sendNotFound(response) {
      const options = { root: folder, acceptRanges: false, cacheControl: false };
      response.status(404).set('Cache-Control', 'no-cache');
      response.sendFile(shell, options, (error?: Error) => {
        if (error && !response.headersSent) sendNothing(response);
      });
    },
  };
}

/** Only a plain path may name a file; anything encoded falls back to the shell. */
const isOwn = (folder: string, file: string): boolean =>
  /^\/[\w\-/.]*$/.test(file) && !file.includes('..') && existsSync(join(folder, file));
