import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Express } from 'express';

export interface ListeningServer {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Ends open connections, and waits until the server has stopped. */
  readonly close: () => Promise<void>;
}

/** Serves an app on a free port, with the given `server` if there is one. */
export async function listen(
  app: Express,
  server: Server = createServer(app),
): Promise<ListeningServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
