import { date, getOptionIds, getOptions, rupees, validate } from '@marketplace/shared/schema';
import { DAY_MS } from '../../../../clock';
import { scrubText } from '../../../../data/borrowers/scrubText';
import type { Cell } from './limits';

/** Characters of remarks. */
export const MAX_REMARK_LENGTH = 500;
/** Day 0 of a spreadsheet's dates. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);

const cellDate = date().required();
const cellAmount = rupees().required();

/** Maps every spelling of a status, in lower case, to its id. */
const statuses = new Map<string, string>([
  ...(['en', 'hi'] as const).flatMap((language) =>
    getOptions('applicationStatus', language).map(({ id, label }): [string, string] => [
      label.toLowerCase(),
      id,
    ]),
  ),
  ...getOptionIds('applicationStatus').map((id): [string, string] => [id, id]),
]);

/** Parses an application's status: its id, or its label in either language. */
export const parseStatusCell = (cell: Cell | undefined): string | undefined =>
  statuses.get(String(cell).trim().toLowerCase());

/** Parses a date: a text, or a day of a spreadsheet's calendar. */
export function parseDateCell(cell: Cell = ''): string | undefined {
  const text =
    typeof cell === 'number'
      ? new Date(SHEET_EPOCH + Math.floor(Math.min(Math.max(cell, 1), 100_000)) * DAY_MS)
          .toISOString()
          .slice(0, 10)
      : cell.trim();
  const result = validate(cellDate, text, { cast: true });
  return result.ok ? result.value : undefined;
}

/** Parses an amount in ₹: null for an empty cell, undefined for anything else. */
export function parseAmountCell(cell: Cell = ''): number | null | undefined {
  const text = String(cell).trim();
  if (text === '') return null;
  const result = validate(cellAmount, text, { cast: true });
  return result.ok ? result.value : undefined;
}

/** Parses remarks without identity numbers; undefined if they are too long. */
export function parseRemarksCell(cell: Cell = ''): string | undefined {
  const text = scrubText(String(cell).trim());
  return text.length > MAX_REMARK_LENGTH ? undefined : text;
}
