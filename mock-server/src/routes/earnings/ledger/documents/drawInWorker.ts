import { type ChildProcess, fork } from 'node:child_process';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentOrder } from './drawDocument';

export interface NumberedOrder {
  readonly number: number;
  readonly order: DocumentOrder;
}

export type Drawn =
  | { readonly number: number; readonly bytes: Uint8Array }
  | { readonly number: number; readonly failure: string };

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const here = fileURLToPath(import.meta.url);
/** TypeScript beside the sources, JavaScript beside the built server. */
const file = fileURLToPath(new URL(`./documentWorker${extname(here)}`, import.meta.url));
const loader = extname(here) === '.ts' ? ['--import', 'tsx'] : [];
/** A statement of 5,000 lines takes 300 MB. */
const HEAP_MEGABYTES = 512;
/** Libraries and fonts take 40 MB, so the process ends when nobody has asked for this long. */
const IDLE_MS = 60_000;

const waiting = new Map<number, Waiting>();
let worker: ChildProcess | undefined;
let orders = 0;
let idle: NodeJS.Timeout | undefined;

function end(ended: ChildProcess, error: Error): void {
  if (worker !== ended) return;
  worker = undefined;
  ended.kill('SIGKILL');
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function isDrawn(message: unknown): message is Drawn {
  return typeof message === 'object' && message !== null && 'number' in message;
}

function startWorker(): ChildProcess {
  const started = fork(file, {
    cwd: dirname(file),
    env: {},
    execArgv: [...loader, `--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The server may end although the worker waits for orders.
  started.unref();
  started.channel?.unref();
  started.on('message', (drawn) => {
    if (!isDrawn(drawn)) return;
    const order = waiting.get(drawn.number);
    waiting.delete(drawn.number);
    if ('bytes' in drawn) order?.resolve(drawn.bytes);
    else order?.reject(new Error(drawn.failure));
    if (waiting.size === 0)
      idle = setTimeout(() => end(started, new Error('Nobody waits')), IDLE_MS).unref();
  });
  started.once('error', (error) => end(started, error));
  started.once('exit', () => end(started, new Error('The process that draws documents ended')));
  return started;
}

/**
 * Draws a document in a process of its own with limited memory, so that no other request waits for it,
 * whatever its length. Rejects if the process fails; the next document gets a new one.
 */
export function drawInWorker(order: DocumentOrder): Promise<Uint8Array> {
  clearTimeout(idle);
  const started = (worker ??= startWorker());
  orders += 1;
  const number = orders;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    started.send({ number, order } satisfies NumberedOrder, () => undefined);
  });
}
