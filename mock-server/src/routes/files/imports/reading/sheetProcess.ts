import { read, utils } from '@e965/xlsx';
import type { Cell } from './limits';
import { LIMITS } from './limits';
import { checkZipSize } from './zipSize';

function toCell(value: unknown): Cell {
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

function readRows(bytes: Buffer, maxRows: number): Cell[][] {
  if (bytes[0] === 0x50) checkZipSize(bytes);
  const book = read(bytes, {
    type: 'buffer',
    dense: true,
    sheetRows: maxRows + 1,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    bookVBA: false,
  });
  const [name] = book.SheetNames;
  const sheet = name === undefined ? undefined : book.Sheets[name];
  const reference = sheet?.['!ref'];
  if (!sheet || reference === undefined) return [];
  const { s: start, e: end } = utils.decode_range(reference);
  const range = {
    s: start,
    e: { r: Math.min(end.r, maxRows), c: Math.min(end.c, start.c + LIMITS.columns - 1) },
  };
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    defval: '',
    blankrows: true,
    range,
  });
  return rows.map((row) => row.map(toCell));
}

process.once('message', (file: { bytes: Uint8Array; maxRows: number }) => {
  const rows = readRows(Buffer.from(file.bytes), file.maxRows);
  process.send?.(rows, () => process.disconnect());
});
