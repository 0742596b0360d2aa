import { startServer, type RunningServer } from '@marketplace/mock-server';
import { readSettings } from '../scripts/serve/settings';

// A process for the servers of one worker. Loading the server's modules takes most of its start, so
// the process loads them once and then starts a server for each data set. It takes messages from
// `workerServers.ts`: `{ id, env }` starts a server, `{ id }` stops it again.

const servers = new Map<number, { running: RunningServer; hasClock: boolean }>();

async function start(id: number, env: Record<string, string>): Promise<{ url: string }> {
  const running = await startServer({ ...readSettings(env), env, pages: 'dist' });
  servers.set(id, { running, hasClock: env.TEST_TOOLS === 'on' });
  return { url: running.url };
}

async function stop(id: number): Promise<void> {
  const server = servers.get(id);
  servers.delete(id);
  if (!server) return;
  // The clock belongs to the process: the next server must not start at a time that a test has set.
  if (server.hasClock) await fetch(`${server.running.url}/dev/clock`, { method: 'DELETE' });
  await server.running.close();
}

process.on('message', (message) => {
  const { id, env } = Object(message);
  (env ? start(id, env) : stop(id)).then(
    (done) => process.send?.({ id, ...done }),
    (error: unknown) =>
      process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
  );
});
// This process ends with the worker.
process.on('disconnect', () => process.exit());
