import { type ChildProcess, fork } from 'node:child_process';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HttpError } from '../../../../httpError';
import { refuseFile } from './fileKind';
import type { Cell, TableRow } from './limits';
import { HEADING_ROWS } from './limits';
import type { OpenedWorkbook } from './sheetProcess';

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

export const buildUnreadableError = (): HttpError =>
  new HttpError(422, 'file_unreadable', { errors: { image_name: 'file_unreadable' } });

const isCell = (value: unknown): value is Cell =>
  typeof value === 'string' || typeof value === 'number';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isRow = (value: unknown): value is TableRow =>
  isRecord(value) &&
  typeof value['row'] === 'number' &&
  typeof value['width'] === 'number' &&
  Array.isArray(value['cells']) &&
  value['cells'].every(isCell);

const isRows = (value: unknown): value is TableRow[] => Array.isArray(value) && value.every(isRow);

const isOpened = (value: unknown): value is OpenedWorkbook =>
  isRecord(value) &&
  typeof value['is1904'] === 'boolean' &&
  Array.isArray(value['sheets']) &&
  value['sheets'].every(
    (sheet) => isRecord(sheet) && typeof sheet['name'] === 'string' && isRows(sheet['first']),
  );

/** Sends a message to the reader; resolves with its answer. Rejects with 422 if it fails or takes too long. */
const askReader = (child: ChildProcess, message: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const refuse = (): void => reject(buildUnreadableError());
    const timer = setTimeout(refuse, TIMEOUT_MS);
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      settle();
    };
    child.once('message', (answer) => finish(() => resolve(answer)));
    child.once('error', () => finish(refuse));
    child.once('exit', () => finish(refuse));
    child.send(message, () => undefined);
  });

/** The rows with content of a sheet that `chooseSheet` picks by its place. */
export interface WorkbookTable extends OpenedWorkbook {
  readonly sheet: number;
  readonly rows: readonly TableRow[];
}

async function readInProcess(
  child: ChildProcess,
  bytes: Buffer,
  maxRows: number,
  chooseSheet: (opened: OpenedWorkbook) => number,
): Promise<WorkbookTable> {
  const opened = await askReader(child, { bytes: new Uint8Array(bytes) });
  if (isRecord(opened) && opened['isLocked'] === true) throw refuseFile('file_locked');
  if (!isOpened(opened)) throw buildUnreadableError();
  const sheet = chooseSheet(opened);
  if (!opened.sheets[sheet]) return { ...opened, sheet: 0, rows: [] };
  const rows = await askReader(child, { sheet, maxRows: maxRows + HEADING_ROWS + 1 });
  if (!isRows(rows)) throw buildUnreadableError();
  return { ...opened, sheet, rows };
}

/**
 * Reads the visible sheets of a workbook, and the rows of one of them. A small file can make the reader take
 * gigabytes or hang, so it runs in a separate process with limited memory and time and an empty environment.
 * Rejects with 422, and with 429 while `MAX_READERS` others run.
 */
export async function readWorkbook(
  bytes: Buffer,
  maxRows: number,
  chooseSheet: (opened: OpenedWorkbook) => number,
): Promise<WorkbookTable> {
  if (readers >= MAX_READERS)
    throw new HttpError(429, 'readers_busy', { retryAfter: RETRY_AFTER_SECONDS });
  readers += 1;
  const child = fork(reader, {
    cwd: dirname(reader),
    env: {},
    execArgv: [...loader, `--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    return await readInProcess(child, bytes, maxRows, chooseSheet);
  } finally {
    child.kill('SIGKILL');
    readers -= 1;
  }
}
