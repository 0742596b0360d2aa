import type { Server } from 'node:http';
import type { Express } from 'express';
import type { InlineConfig } from 'vite';
import { devPages } from './devPages';
import { DIST } from './apps';
import { distPages } from './distPages';
import { helpDeskOf } from './helpDesk';
import { inlineScripts } from './inlineScripts';
import { pageHeaders } from './pageHeaders';
import type { IsDoor } from './places';

export { type App, APPS, type AppName, DIST, REPOSITORY } from './apps';

/**
 * How pages are served: the builds, from another folder than the repository's own where one is given,
 * with what tells a partner's door where that is known;
 * in development the server whose port carries hot reload.
 */
export type PagesOptions =
  | { mode: 'dist'; dist?: string | undefined; isDoor?: IsDoor | undefined }
  | { mode: 'dev'; httpServer: Server; isDoor?: IsDoor | undefined; vite?: InlineConfig };

/** Pages being served; `close` ends what development started. */
export interface Pages {
  close(): Promise<void>;
}

/**
 * Serves the pages of the three apps for every GET that nothing mounted before it answered. Mount it
 * last, behind the answer for unknown calls below `/api`.
 * @throws in mode `dist` when a build is missing
 */
export function servePages(app: Express, options: PagesOptions): Pages {
  if (options.mode === 'dist') {
    const { dist = DIST, isDoor } = options;
    const pages = distPages(dist, isDoor);
    const sources = { scripts: inlineScripts(dist), helpDesk: helpDeskOf(dist) };
    app.use(pageHeaders('dist', sources), pages);
    return { close: async () => undefined };
  }
  const dev = devPages(options.httpServer, options);
  app.use(pageHeaders('dev'), dev.handle);
  return { close: () => dev.close() };
}
