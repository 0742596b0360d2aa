import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Traffic } from './traffic';

/** Milliseconds that running requests get to end. */
const RUNNING_MS = 30_000;
/** Milliseconds that a client which has sent a part of a request may be silent. */
const SILENT_MS = 1500;
/** Milliseconds without a request after which nobody comes any more. */
const QUIET_MS = 500;
/** Milliseconds that proxies get at most to find out that the server is not ready. */
const DRAIN_MS = 5000;

const traffics = new WeakMap<Server, Traffic>();

/** Notes the connections of a server from now on. */
export function watchTraffic(server: Server): void {
  traffics.set(server, new Traffic(server));
}

/**
 * Still accepts and answers requests, each as the last one of its connection, until no more come. The
 * server's readiness check must say meanwhile that it is not ready.
 */
export async function drainHttpServer(server: Server): Promise<void> {
  const traffic = traffics.get(server);
  traffic?.endConnections();
  const started = performance.now();
  const getTime = () => performance.now() - started;
  const isQuiet = () => Math.min(getTime(), traffic?.getQuietTime() ?? QUIET_MS) >= QUIET_MS;
  while (getTime() < DRAIN_MS && !isQuiet()) await pause(50);
}

/**
 * Stops accepting connections, closes idle ones at once, and resolves when every running request
 * has its response or the time is over.
 */
export async function closeHttpServer(server: Server, runningMs = RUNNING_MS): Promise<void> {
  const traffic = traffics.get(server);
  traffic?.endConnections();
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A kept-alive connection becomes idle after its response.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    traffic?.cutSilent(SILENT_MS);
  }, 20);
  const timeout = setTimeout(() => server.closeAllConnections(), runningMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timeout);
}
