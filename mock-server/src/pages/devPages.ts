import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { InlineConfig, ViteDevServer } from 'vite';
import { resolveApp, isPagePath, getRequestPath } from './resolveApp';
import { REPOSITORY } from '../repository';
import { APPS, type AppName } from './apps';
import { type IsPartnerSegment, pathExists, parseRoutes } from './routeList';
import { getPartnerSegmentCheck, type PageSource } from './prerenderedPages';

/** Serves pages from source with hot reload. Close it with the server. */
export interface DevPages {
  handle: RequestHandler;
  close(): Promise<void>;
}

interface Options {
  /** Vite configuration below the app's own. */
  vite?: InlineConfig | undefined;
  source?: PageSource | undefined;
}

/**
 * Runs one Vite per app, which starts at the first request; hot reload uses the given server's
 * port. Like a build, responds 404 with the page if the borrower's app has no page at the path.
 */
export function createDevPages(httpServer: Server, { vite = {}, source }: Options = {}): DevPages {
  const isPartnerSegment = getPartnerSegmentCheck(source);
  const started = new Map<AppName, Promise<ViteDevServer>>();

  const getViteServer = (name: AppName): Promise<ViteDevServer> => {
    const starting = started.get(name) ?? startVite(name, httpServer, vite);
    started.set(name, starting);
    // The next request retries a failed start.
    starting.catch(() => started.delete(name));
    return starting;
  };

  return {
    handle(request, response, next) {
      const path = getRequestPath(request);
      const name = resolveApp(path);
      getViteServer(name)
        .then(async (vite) => {
          if (!isPagePath(path)) return vite.middlewares(request, response, next);
          const file = join(REPOSITORY, APPS[name].folder, 'index.html');
          const html = await readFile(file, 'utf8');
          const found = name !== 'consumer' || (await hasPage(vite, path, isPartnerSegment));
          response
            .status(found ? 200 : 404)
            .type('html')
            .set('Cache-Control', 'no-store')
            .send(await vite.transformIndexHtml(request.originalUrl, html));
        })
        .catch(next);
    },
    async close() {
      const vites = await Promise.allSettled(started.values());
      await Promise.all(
        vites.filter((vite) => vite.status === 'fulfilled').map(({ value }) => value.close()),
      );
    },
  };
}

/** Whether the borrower's app has a page at the path, by the list that its build would write. */
async function hasPage(
  vite: ViteDevServer,
  path: string,
  isPartnerSegment: IsPartnerSegment,
): Promise<boolean> {
  const made: { ROUTE_LIST?: unknown } = await vite.ssrLoadModule('/src/journey/routeList.ts');
  const { ROUTE_LIST: list } = made;
  return typeof list !== 'string' || pathExists(parseRoutes(list)(path), isPartnerSegment);
}

async function startVite(
  name: AppName,
  httpServer: Server,
  config: InlineConfig,
): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const root = join(REPOSITORY, APPS[name].folder);
  return createServer({
    ...config,
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
}
