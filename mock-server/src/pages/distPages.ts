import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { resolveApp, isPagePath, getRequestPath } from './resolveApp';
import { APPS, type App, type AppName, DIST } from './apps';
import { pathExists, readRoutes } from './routeList';
import { createConsolePages } from './consolePages';
import {
  compressPage,
  getPartnerSegmentCheck,
  type PageSource,
  prerenderedPages,
  sendPage,
} from './prerenderedPages';

const SHELL = '/shell.html';
const WEEK = 7 * 24 * 60 * 60;
const YEAR = 365 * 24 * 60 * 60;

interface BuiltApp {
  serve: ReturnType<typeof sirv>;
  /** Returns the file of a page's path: its own prerendered file, or the common shell. */
  pageFile(path: string): string;
  /** Sends the app's not-found page with status 404. */
  sendNotFound(response: Response): void;
}

/**
 * Serves the builds below `dist`: pages that browsers must revalidate, and hashed files that they may
 * keep for a year, both precompressed if the build has them so. Answers an unknown address of the
 * borrower's app with its not-found page and 404. Renders the pages of anonymous visitors with data
 * from `source`, if given; if that fails, calls `report` and lets the browser render.
 * @throws if a build is missing
 */
export function createDistPages(
  dist = DIST,
  source?: PageSource,
  report: (error: unknown) => void = () => undefined,
): RequestHandler {
  const isPartnerSegment = getPartnerSegmentCheck(source);
  const sendPrerendered = source ? prerenderedPages(dist, source) : async () => false;
  const built: Record<AppName, BuiltApp> = {
    consumer: readBuiltApp(dist, APPS.consumer),
    admin: readBuiltApp(dist, APPS.admin),
    partner: readBuiltApp(dist, APPS.partner),
  };
  const drawConsole = createConsolePages(dist);
  const placeAt = readRoutes(dist);
  const logFailure = (error: unknown): false => {
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
    // If a build removes the file while it is sent, cut off this response only.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const serve = (): void =>
      app.serve(request, response, () => {
        request.url = url;
        // A person who opens a missing file in the browser gets a page.
        if (request.headers.accept?.includes('text/html')) app.sendNotFound(response);
        else sendNotFoundText(response);
      });
    // The service worker keeps the shell in the visitor's brand and language.
    if (!(page || (name === 'consumer' && path === SHELL))) return serve();
    const respondWithConsole = async (console: 'admin' | 'partner'): Promise<void> => {
      const html = await drawConsole(console, request).catch(logFailure);
      if (html) return sendPage(request, response, compressPage(html));
      serve();
    };
    const respond = async (): Promise<void> => {
      if (page && !(await pathExists(placeAt(path), isPartnerSegment)))
        return app.sendNotFound(response);
      // If the server cannot render the page, for example without data, the browser does.
      if (!(await sendPrerendered(request, response).catch(logFailure))) serve();
    };
    (name === 'consumer' ? respond() : respondWithConsole(name)).catch(next);
  };
}

const sendNotFoundText = (response: Response): void => {
  response.status(404).type('text').send('Not found');
};

/** A font keeps its name when it changes, because brands name it; the other files have a hash of their content. */
const getFileCaching = (path: string): string =>
  path.startsWith('/assets/fonts/')
    ? `public, max-age=${WEEK}`
    : `public, max-age=${YEAR}, immutable`;

function readBuiltApp(dist: string, { name }: App): BuiltApp {
  const folder = join(dist, name);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no build. Run "npm run build".`);
  const shell = existsSync(join(folder, SHELL)) ? SHELL : '/index.html';
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Reads the folder at each request, because a build may change it meanwhile.
    dev: true,
    extensions: [],
    setHeaders: (response, path) => {
      const isFile = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isFile ? getFileCaching(path) : 'no-cache');
      // Signed-in persons get another page, see `createConsolePages`.
      if (!isFile && name !== 'consumer') response.setHeader('Vary', 'Accept-Encoding, Cookie');
    },
  });
  return {
    serve,
    pageFile(path) {
      const own = join(path, 'index.html');
      return isFile(folder, own) ? own : shell;
    },
    sendNotFound(response) {
      const options = { root: folder, acceptRanges: false, cacheControl: false };
      response.status(404).set('Cache-Control', 'no-cache');
      response.sendFile(shell, options, (error?: Error) => {
        if (error && !response.headersSent) sendNotFoundText(response);
      });
    },
  };
}

/** Whether a path names a file. Encoded paths never do, and get the shell. */
const isFile = (folder: string, file: string): boolean =>
  /^\/[\w\-/.]*$/.test(file) && !file.includes('..') && existsSync(join(folder, file));
