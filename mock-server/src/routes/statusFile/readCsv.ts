import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { HttpError } from '../../httpError';
import type { Cell } from './limits';
import { LIMITS } from './limits';

const pauseEvery = 500;

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const comma = 0x2c;
const newline = 0x0a;
const mostCommas = 1000;

const unreadable = (): HttpError =>
  new HttpError(422, 'file_unreadable', { errors: { image_name: 'file_unreadable' } });

/** The parser makes a cell of each comma before anyone can stop it: a line of millions is refused before. */
function checkLines(bytes: Buffer): void {
  let commas = 0;
  for (const byte of bytes) {
    if (byte === newline) commas = 0;
    else if (byte === comma) {
      commas += 1;
      if (commas > mostCommas) throw unreadable();
    }
  }
}

/** The rows of a CSV file. Other requests get their turn in between. Rejects 422 or 413. */
export async function readCsv(bytes: Buffer): Promise<Cell[][]> {
  checkLines(bytes);
  const parser = Readable.from(pieces(bytes)).pipe(
    parse({ bom: true, relax_column_count: true, trim: true, max_record_size: 100_000 }),
  );
  const rows: Cell[][] = [];
  try {
    for await (const record of parser) {
      const cells: unknown = record;
      if (!Array.isArray(cells)) continue;
      rows.push(cells.slice(0, LIMITS.columns).map(String));
      if (rows.length > LIMITS.rows) throw new HttpError(413, 'file_too_big');
      if (rows.length % pauseEvery === 0) await setImmediate();
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw unreadable();
  }
  return rows;
}
