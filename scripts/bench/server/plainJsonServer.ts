import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/repository';
import { findFreePort } from '../../serve/settings';

/** json-server, started by its own command in its own process. */
export interface PlainJsonServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves the collections from a file in the folder. */
export async function startPlainJsonServer(
  folder: string,
  collections: Readonly<Record<string, unknown>>,
): Promise<PlainJsonServer> {
  const file = join(folder, 'plain.json');
  // Indent the file as json-server does.
  await writeFile(file, JSON.stringify(collections, null, 2));
  const port = await findFreePort();
  const command = join(REPOSITORY, 'node_modules/json-server/lib/cli/bin.js');
  const child = spawn(
    process.execPath,
    [command, '--quiet', '--host', '127.0.0.1', '--port', String(port), file],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/${Object.keys(collections)[0]}?_limit=1`, () => child.exitCode !== null);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const patience = performance.now() + 30_000;
  while (performance.now() < patience && !hasEnded()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('json-server did not start');
}
