import type { Server } from 'node:http';

/** Milliseconds that running requests get to end. */
const TIMEOUT_MS = 1500;

/**
 * Stops accepting connections, closes idle ones at once, and resolves when every running request
 * has its response or the time is over.
 */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A kept-alive connection becomes idle after its response.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const timeout = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(timeout);
}
