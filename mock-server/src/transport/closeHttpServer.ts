import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Traffic } from './traffic';

/** Milliseconds that running requests get to end. */
const RUNNING_MS = 30_000;
/** Milliseconds that a client which has sent a part of a request may be silent. */
const SILENT_MS = 1500;
const TICK_MS = 50;
/** Ticks without a request after which nobody comes any more: half a second. */
const QUIET_TICKS = 10;
/** Ticks that proxies get at most to find out that the server is not ready: five seconds. */
const DRAIN_TICKS = 100;

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
  // Count turns of the event loop, not time: while it stalls, requests wait unread.
  let quiet = 0;
  for (let tick = 0; tick < DRAIN_TICKS && quiet < QUIET_TICKS; tick += 1) {
    const before = traffic?.requests;
    await pause(TICK_MS);
    quiet = traffic?.requests === before ? quiet + 1 : 0;
  }
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
