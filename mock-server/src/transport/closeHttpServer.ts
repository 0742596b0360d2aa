import type { Server } from 'node:http';

/** Milliseconds that requests under way are given to end. */
const patienceMilliseconds = 1500;

/**
 * Takes no new connection, lets go of idle ones at once, and ends when every request under way is
 * answered or the patience is over.
 */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A kept-alive connection turns idle once its answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
}
