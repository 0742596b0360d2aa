import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/repository';

/** Where to serve and where to keep the data. */
export interface Settings {
  /** 0 uses any free port. */
  port: number;
  host: string;
  /** Absolute folder. */
  dataDir: string;
  /** Absolute folder of the builds; the product's own by default. */
  dist?: string;
}

/**
 * Reads `PORT`, `HOST`, `DATA_DIR` and `DIST_DIR`.
 * @throws when `PORT` is no port number
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(REPOSITORY, env.DATA_DIR || 'mock-server/.data'),
    ...(env.DIST_DIR ? { dist: resolve(REPOSITORY, env.DIST_DIR) } : {}),
  };
}

/** Finds a port that no server listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the port has no number');
  return address.port;
}
