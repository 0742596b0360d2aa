import { fork } from 'node:child_process';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HttpError } from '../../../../httpError';
import { buildUnreadableError } from './readCsv';
import type { Cell } from './limits';

const here = fileURLToPath(import.meta.url);
/** TypeScript beside the sources, JavaScript beside the built server. */
const reader = fileURLToPath(new URL(`./sheetProcess${extname(here)}`, import.meta.url));
const loader = extname(here) === '.ts' ? ['--import', 'tsx'] : [];
const HEAP_MEGABYTES = 384;
const TIMEOUT_MS = 15_000;
/** Maximum number of readers at once: each takes a processor and up to its heap limit. */
const MAX_READERS = 2;
/** Seconds that a workbook usually takes. */
const RETRY_AFTER_SECONDS = 5;
let readers = 0;

function isCell(value: unknown): value is Cell {
  return typeof value === 'string' || typeof value === 'number';
}

function isRows(value: unknown): value is Cell[][] {
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every(isCell));
}

/**
 * Reads the rows of a workbook's first sheet. A small file can make the reader take gigabytes or
 * hang, so it runs in a separate process with limited memory and time and an empty environment.
 * Rejects with 422 or 413, and with 429 while `MAX_READERS` others run.
 */
export async function readWorkbook(bytes: Buffer, maxRows: number): Promise<Cell[][]> {
  if (readers >= MAX_READERS)
    throw new HttpError(429, 'readers_busy', { retryAfter: RETRY_AFTER_SECONDS });
  readers += 1;
  try {
    return await readInProcess(bytes, maxRows);
  } finally {
    readers -= 1;
  }
}

async function readInProcess(bytes: Buffer, maxRows: number): Promise<Cell[][]> {
  const child = fork(reader, {
    cwd: dirname(reader),
    env: {},
    execArgv: [...loader, `--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    const rows = await new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => reject(buildUnreadableError()), TIMEOUT_MS);
      child.once('message', resolve);
      child.once('error', () => reject(buildUnreadableError()));
      child.once('exit', () => {
        clearTimeout(timer);
        reject(buildUnreadableError());
      });
      child.send({ bytes: new Uint8Array(bytes), maxRows }, () => undefined);
    });
    if (!isRows(rows)) throw buildUnreadableError();
    if (rows.length > maxRows) throw new HttpError(413, 'file_too_big');
    return rows;
  } finally {
    child.kill('SIGKILL');
  }
}
