import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { HttpError } from '../../../../httpError';
import type { Cell } from './limits';
import { LIMITS } from './limits';

const ROWS_AT_ONCE = 500;

const comma = 0x2c;
const newline = 0x0a;
const MAX_COMMAS = 1000;

export const buildUnreadableError = (): HttpError =>
  new HttpError(422, 'file_unreadable', { errors: { image_name: 'file_unreadable' } });

/**
 * Yields the bytes in chunks, and lets other requests run before each. Refuses a line of too many commas,
 * because the parser would make a cell of each before anything could check the row.
 */
async function* splitBytes(bytes: Buffer): AsyncGenerator<Buffer> {
  let commas = 0;
  for (let at = 0; at < bytes.length; at += 65_536) {
    await setImmediate();
    const piece = bytes.subarray(at, at + 65_536);
    for (const byte of piece) {
      if (byte === newline) commas = 0;
      else if (byte === comma) commas += 1;
      if (commas > MAX_COMMAS) throw buildUnreadableError();
    }
    yield piece;
  }
}

/** Reads the rows of a CSV file, yielding to the event loop. Rejects with 422 or 413. */
export async function readCsv(bytes: Buffer, maxRows: number): Promise<Cell[][]> {
  const source = Readable.from(splitBytes(bytes));
  const parser = source.pipe(
    parse({ bom: true, relax_column_count: true, trim: true, max_record_size: 100_000 }),
  );
  source.once('error', (error) => parser.destroy(error));
  const rows: Cell[][] = [];
  try {
    for await (const record of parser) {
      const cells: unknown = record;
      if (!Array.isArray(cells)) continue;
      rows.push(cells.slice(0, LIMITS.columns).map(String));
      if (rows.length > maxRows) throw new HttpError(413, 'file_too_big');
      if (rows.length % ROWS_AT_ONCE === 0) await setImmediate();
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw buildUnreadableError();
  }
  return rows;
}
