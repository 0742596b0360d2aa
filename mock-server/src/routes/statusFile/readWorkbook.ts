import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../../httpError';
import type { Cell } from './limits';
import { LIMITS } from './limits';

const { resolve: locate } = createRequire(import.meta.url);
const typescript = pathToFileURL(locate('tsx/esm/api')).href;
const reader = new URL('./sheetWorker.ts', import.meta.url).href;
// A thread does not inherit the loader that lets the server run its TypeScript: it loads its own.
const bootstrap = `import(${JSON.stringify(typescript)}).then(({ register }) => {
  register();
  return import(${JSON.stringify(reader)});
});`;

const heapMegabytes = 384;
const patienceMilliseconds = 15_000;

function isCell(value: unknown): value is Cell {
  return typeof value === 'string' || typeof value === 'number';
}

function isRows(value: unknown): value is Cell[][] {
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every(isCell));
}

const unreadable = (): HttpError =>
  new HttpError(422, 'file_unreadable', { errors: { image_name: 'file_unreadable' } });

/**
 * The rows of a workbook's first sheet. A small file can make its reader take gigabytes or hang, so it
 * reads in a thread of its own, with little memory and little time. Rejects 422 or 413.
 */
export async function readWorkbook(bytes: Buffer): Promise<Cell[][]> {
  const worker = new Worker(bootstrap, {
    eval: true,
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  try {
    const rows = await new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => reject(unreadable()), patienceMilliseconds);
      worker.once('message', resolve);
      worker.once('error', () => reject(unreadable()));
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(unreadable());
      });
    });
    if (!isRows(rows)) throw unreadable();
    if (rows.length > LIMITS.rows) throw new HttpError(413, 'file_too_big');
    return rows;
  } finally {
    await worker.terminate();
  }
}
