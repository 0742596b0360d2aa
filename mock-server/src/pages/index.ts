import type { Server } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { InlineConfig } from 'vite';
import { createDevPages } from './devPages';
import { DIST } from './apps';
import { createDistPages } from './distPages';
import { readHelpDeskOrigin, readTrackingOrigins } from './helpDesk';
import { hashInlineScripts } from './inlineScripts';
import { embeddableScripts, setPageHeaders } from './pageHeaders';
import type { PageSource } from './prerenderedPages';
import { serveSearchFiles } from './searchEngines';

export { APPS, type AppName, DIST } from './apps';
export type { ConsoleFiles, ConsolePages } from './consolePages';

/**
 * How to serve the pages. `dist` serves the builds, from `dist` if given; `source` provides the
 * data for rendered pages. `dev` serves the sources; hot reload uses the port of `httpServer`.
 */
export type PagesOptions =
  | {
      mode: 'dist';
      dist?: string | undefined;
      source?: PageSource | undefined;
      log?: Logger | undefined;
    }
  | { mode: 'dev'; httpServer: Server; source?: PageSource | undefined; vite?: InlineConfig };

/** The served pages. `close` stops what development mode started. */
export interface Pages {
  close(): Promise<void>;
}

/**
 * Serves the pages of the three apps for every GET that no earlier handler answered. Mount it last,
 * after the 404 for unknown calls below `/api`.
 * @throws in mode `dist` if a build is missing
 */
export function servePages(app: Express, options: PagesOptions): Pages {
  if (options.mode === 'dist') {
    const { dist = DIST, source, log } = options;
    const pages = createDistPages(dist, source, (error) =>
      log?.warn({ err: error }, 'A page could not be drawn'),
    );
    const sources = {
      scripts: hashInlineScripts(dist),
      helpDesk: readHelpDeskOrigin(dist),
      tracking: readTrackingOrigins(dist),
    };
    app.use(
      setPageHeaders('dist', sources),
      embeddableScripts,
      serveSearchFiles(dist, source?.origin),
      pages,
    );
    return { close: async () => undefined };
  }
  const dev = createDevPages(options.httpServer, options);
  app.use(setPageHeaders('dev'), embeddableScripts, dev.handle);
  return { close: () => dev.close() };
}
