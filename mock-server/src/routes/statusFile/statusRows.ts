import { date, optionIds, optionsIn, rupees, validate } from '@marketplace/shared/schema';
import { scrubText } from '../../data/scrubText';
import { DAY_MS } from '../../clock';
import type { MessageKey } from '../../messages/translate';
import type { Cell } from '../imports/limits';
import { yieldToEventLoop } from '../imports/yieldToEventLoop';

const columns = ['application_id', 'status', 'status_date', 'remarks', 'amount'] as const;
type Column = (typeof columns)[number];
const optional: readonly Column[] = ['remarks', 'amount'];
export const longestRemark = 500;
/** Characters of a cell that an error quotes. */
export const longestValue = 100;
/** Day 0 of a spreadsheet's dates. */
const sheetEpoch = Date.UTC(1899, 11, 30);

export interface StatusRow {
  readonly row: number;
  readonly application_id: string;
  readonly status: string;
  readonly status_date: string;
  readonly remarks: string;
  /** In ₹; null if the cell is empty, absent if the file has no such column. */
  readonly amount?: number | null;
}

/** Row 1 is the header; `column` is '' if the error concerns no single column. */
export interface RowError {
  readonly row: number;
  readonly column: string;
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, string>>;
  /** Ids of the statuses in the message. */
  readonly statuses?: { readonly from: string; readonly to: string };
  /** The content of the cell. */
  readonly value?: string;
}

/** Maps every spelling of a status, in lower case, to its id. */
const statuses = new Map<string, string>([
  ...(['en', 'hi'] as const).flatMap((language) =>
    optionsIn('applicationStatus', language).map(({ id, label }): [string, string] => [
      label.toLowerCase(),
      id,
    ]),
  ),
  ...optionIds('applicationStatus').map((id): [string, string] => [id, id]),
]);

function statusOf(cell: Cell): string | undefined {
  return statuses.get(String(cell).trim().toLowerCase());
}

/** Parses a date: a text, or a day of a spreadsheet's calendar. */
export function dateOf(cell: Cell): string | undefined {
  const text =
    typeof cell === 'number'
      ? new Date(sheetEpoch + Math.floor(Math.min(Math.max(cell, 1), 100_000)) * DAY_MS)
          .toISOString()
          .slice(0, 10)
      : cell.trim();
  const result = validate(date().required(), text, { cast: true });
  return result.ok ? result.value : undefined;
}

/** Parses an amount in ₹: null for an empty cell, undefined for anything else. */
export function amountOf(cell: Cell): number | null | undefined {
  const text = String(cell).trim();
  if (text === '') return null;
  const result = validate(rupees().required(), text, { cast: true });
  return result.ok ? result.value : undefined;
}

function placesIn(header: readonly Cell[]): { places: Map<Column, number>; errors: RowError[] } {
  const names = header.map((cell) => String(cell).trim().toLowerCase());
  const places = new Map<Column, number>();
  const errors: RowError[] = [];
  for (const column of columns) {
    const place = names.indexOf(column);
    if (place >= 0) places.set(column, place);
    else if (!optional.includes(column)) {
      errors.push({ row: 1, column, key: 'column_missing', params: { column } });
    }
  }
  return { places, errors };
}

/** Parses the rows of a status file; returns the valid ones, and the errors of the others. */
export async function statusRows(table: readonly (readonly Cell[])[]): Promise<{
  rows: StatusRow[];
  errors: RowError[];
}> {
  const [header, ...body] = table;
  if (!header) return { rows: [], errors: [] };
  const { places, errors } = placesIn(header);
  const rows: StatusRow[] = [];
  if (errors.length > 0) return { rows, errors };
  const seen = new Set<string>();
  for (const [index, cells] of body.entries()) {
    await yieldToEventLoop(index);
    if (cells.every((cell) => String(cell).trim() === '')) continue;
    const row = index + 2;
    const cell = (column: Column): Cell => cells[places.get(column) ?? -1] ?? '';
    const application_id = String(cell('application_id')).trim().toLowerCase();
    const status = statusOf(cell('status'));
    const status_date = dateOf(cell('status_date'));
    const remarks = scrubText(String(cell('remarks')).trim());
    const amount = places.has('amount') ? amountOf(cell('amount')) : null;
    const before = errors.length;
    const fault = (column: Column, key: MessageKey): void => {
      const value = String(cell(column)).trim().slice(0, longestValue);
      errors.push({ row, column, key, value });
    };
    if (seen.has(application_id)) fault('application_id', 'row_repeated');
    if (status === undefined) fault('status', 'row_status');
    if (status_date === undefined) fault('status_date', 'row_date');
    if (remarks.length > longestRemark) fault('remarks', 'row_too_long');
    if (amount === undefined) fault('amount', 'row_amount');
    seen.add(application_id);
    if (errors.length > before || status === undefined || status_date === undefined) continue;
    if (amount === undefined) continue;
    const paid = places.has('amount') ? { amount } : {};
    rows.push({ row, application_id, status, status_date, remarks, ...paid });
  }
  return { rows, errors };
}
