import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import pino from 'pino';
import { WrongTries } from './auth/wrongTries';
import type { Config } from './config';
import { readConfig } from './config';
import { createApp } from './createApp';
import { specs } from './data/specs';
import { seedCollections } from './seed';
import { openJsonStorage } from './store/json/openJsonStorage';

export { createApp } from './createApp';
export { resetData } from './seed/reset';
export { readConfig, type Config } from './config';

export interface ServerOptions {
  /** 0 takes any free port; the environment's PORT where it is left out. */
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** The builds, the sources with hot reload, or the calls alone. */
  readonly pages: 'dist' | 'dev' | 'none';
  /** Folder of the builds, where it is not the repository's own. */
  readonly dist?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Ends what is under way, writes everything down and lets the data folder go. */
  close(): Promise<void>;
}

function configFor({ port, host, dataDir, env = process.env }: ServerOptions): Config {
  const config = readConfig(env);
  return {
    ...config,
    port: port ?? config.port,
    host: host ?? config.host,
    dataDir: dataDir ?? config.dataDir,
  };
}

/**
 * Opens the data folder, seeding it when it is new, and serves the calls and the pages on one origin.
 * Rejects when the environment, the data or the port is not usable, with a sentence that says so.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const config = configFor(options);
  const log = pino(
    { level: config.logLevel, base: null },
    pino.destination({ dest: 2, sync: false }),
  );
  const store = await openJsonStorage({
    folder: config.dataDir,
    specs,
    seed: () => seedCollections({ lenders: config.seedLenders, users: config.seedUsers }),
  });
  const app = createApp({
    store,
    config,
    log,
    wrongTries: new WrongTries(),
    rawRouter: store.rawRouter,
  });
  const server = createServer(app);
  let pages: { close(): Promise<void> } | undefined;
  try {
    if (options.pages !== 'none') {
      const { servePages } = await import('./pages');
      pages = servePages(
        app,
        options.pages === 'dev'
          ? { mode: 'dev', httpServer: server }
          : { mode: 'dist', dist: options.dist },
      );
    }
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, () => resolve());
    });
  } catch (error) {
    await pages?.close();
    await store.close();
    throw error;
  }

  const { port } = addressOf(server.address());
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host;
  let closing: Promise<void> | undefined;
  return {
    url: `http://${shownHost}:${port}`,
    close() {
      closing ??= (async () => {
        const closed = new Promise<void>((resolve) => {
          server.close(() => resolve());
        });
        server.closeIdleConnections();
        const patience = setTimeout(() => server.closeAllConnections(), 2000);
        await pages?.close();
        await closed;
        clearTimeout(patience);
        await store.close();
      })();
      return closing;
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}
