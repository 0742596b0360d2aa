import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { appOf, isPage, pathOf } from './appOf';
import { APPS, type App, type AppName, DIST } from './apps';

const YEAR = 365 * 24 * 60 * 60;

interface BuiltApp {
  serve: ReturnType<typeof sirv>;
  /** The file of a page's path: its own prerendered one, or the shell that every page starts from. */
  pageFile(path: string): string;
}

/**
 * Serves the builds below `dist`: pages, never to be cached unasked; hashed files, to be kept for
 * ever; both brotli or gzip where the build left them so.
 * @throws when a build is missing
 */
export function distPages(dist = DIST): RequestHandler {
  const built: Record<AppName, BuiltApp> = {
    consumer: builtApp(dist, APPS.consumer),
    admin: builtApp(dist, APPS.admin),
    partner: builtApp(dist, APPS.partner),
  };
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = pathOf(request);
    const name = appOf(path);
    const { base } = APPS[name];
    const app = built[name];
    const inner = path.startsWith(base) ? path.slice(base.length - 1) : '/';
    const { url } = request;
    request.url = isPage(path) ? app.pageFile(inner) : inner;
    app.serve(request, response, () => {
      request.url = url;
      response.status(404).type('text').send('Not found');
    });
  };
}

function builtApp(dist: string, { name }: App): BuiltApp {
  const folder = join(dist, name);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no build. Run "npm run build".`);
  const shell = existsSync(join(folder, 'shell.html')) ? '/shell.html' : '/index.html';
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
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
  };
}

/** Only a plain path may name a file; anything encoded falls back to the shell. */
const isOwn = (folder: string, file: string): boolean =>
  /^\/[\w\-/.]*$/.test(file) && !file.includes('..') && existsSync(join(folder, file));
