import { type CellObject, read } from '@e965/xlsx';
import type { Cell, TableRow } from './limits';
import { HEADING_ROWS, LIMITS } from './limits';
import { checkZipSize } from './zipSize';

const ERRORS: Readonly<Record<string, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};

/** Returns what a cell of a sheet holds: a number, a text, or the name of an error. */
function toCell(cell: CellObject | undefined): Cell {
  const value = cell?.v;
  if (cell?.t === 'e') return ERRORS[String(value)] ?? '#ERROR!';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // No store keeps the character 0 or half a surrogate pair.
  return typeof value === 'string'
    ? value
        .replaceAll('\0', '')
        .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
        .trim()
    : '';
}

/** Reads the rows of a sheet that have content. */
function readRows(sheet: { '!data'?: (CellObject | undefined)[][] }): TableRow[] {
  const rows: TableRow[] = [];
  for (const [index, stored] of (sheet['!data'] ?? []).entries()) {
    const all = Array.from(stored ?? [], toCell);
    const width = all.findLastIndex((cell) => cell !== '') + 1;
    if (width > 0)
      rows.push({ row: index + 1, width, cells: all.slice(0, Math.min(width, LIMITS.columns)) });
  }
  return rows;
}

/** The visible sheets of a workbook with their first rows, and whether its days count from 1904. */
export interface OpenedWorkbook {
  readonly sheets: readonly { readonly name: string; readonly first: readonly TableRow[] }[];
  readonly is1904: boolean;
}

function openWorkbook(bytes: Buffer) {
  if (bytes[0] === 0x50) checkZipSize(bytes);
  const { SheetNames, Sheets, Workbook } = read(bytes, {
    type: 'buffer',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    bookVBA: false,
  });
  const sheets = SheetNames.flatMap((name, index) => {
    const sheet = Sheets[name];
    return sheet && !Workbook?.Sheets?.[index]?.Hidden ? [{ name, rows: readRows(sheet) }] : [];
  });
  return { sheets, is1904: Workbook?.WBProps?.date1904 === true };
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && /password|encrypt/iu.test(error.message);

process.once('message', ({ bytes }: { bytes: Uint8Array }) => {
  try {
    const { sheets, is1904 } = openWorkbook(Buffer.from(bytes));
    const opened: OpenedWorkbook = {
      sheets: sheets.map(({ name, rows }) => ({
        name,
        first: rows.filter(({ row }) => row <= HEADING_ROWS),
      })),
      is1904,
    };
    process.send?.(opened);
    process.once('message', ({ sheet, maxRows }: { sheet: number; maxRows: number }) =>
      process.send?.(sheets[sheet]?.rows.slice(0, maxRows), () => process.disconnect()),
    );
  } catch (error) {
    process.send?.({ isLocked: isLocked(error) }, () => process.disconnect());
  }
});
