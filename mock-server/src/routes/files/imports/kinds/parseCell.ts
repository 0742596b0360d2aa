import {
  parseDayNumber,
  parseReference,
  roundToPaisa,
  toWireDate,
} from '@marketplace/shared/format';
import { date, parseOption, positiveRupees, rupees, validate } from '@marketplace/shared/schema';
import { scrubText } from '../../../../data/borrowers/scrubText';
import type { Cell } from '../reading/limits';
import type { RowProblem } from './importKind';

/** Characters of remarks. */
export const MAX_REMARK_LENGTH = 500;

/** The value of a cell, or why it has none. */
export type ParsedCell<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: RowProblem['problem'] };

/** Lists the problems of a row's cells, by the names of their columns. */
export const listProblems = (cells: Readonly<Record<string, ParsedCell<unknown>>>): RowProblem[] =>
  Object.entries(cells).flatMap(([column, cell]) =>
    cell.ok ? [] : { column, problem: cell.problem },
  );

/** Parses the id or reference of a record, in small letters, as keys are compared. */
export const parseReferenceCell = (cell: Cell): string =>
  parseReference(String(cell)).toLowerCase();

/** Parses an application's status: its id, or its label in either language. */
export function parseStatusCell(cell: Cell = ''): ParsedCell<string> {
  const value = parseOption('applicationStatus', String(cell));
  return value === null ? { ok: false, problem: 'row_status' } : { ok: true, value };
}

const cellDate = date().required();

/** Parses a date: a text, or the number of a day in a workbook. */
export function parseDateCell(cell: Cell = ''): ParsedCell<string> {
  const value =
    typeof cell === 'number' ? parseDayNumber(cell) : toWireDate(cell, { shortYears: true });
  return value !== null && validate(cellDate, value).ok
    ? { ok: true, value }
    : { ok: false, problem: 'row_date' };
}

/** Why an amount is refused, by the message of its rule. */
const AMOUNT_PROBLEMS: Readonly<Record<string, RowProblem['problem']>> = {
  'validation.positive': 'row_not_positive',
  'validation.paise': 'row_decimals',
  'validation.number_max': 'row_too_large',
};

/** Parses an amount in ₹ by a rule. A number that a workbook has computed is rounded to the paisa, as its cell shows it. */
function parseAmountBy(rule: ReturnType<typeof rupees>, cell: Cell): ParsedCell<number> {
  const amount = typeof cell === 'number' ? roundToPaisa(cell) : cell;
  const result = validate(rule, amount, { cast: true });
  if (result.ok) return { ok: true, value: result.value };
  const key = result.errors['']?.key ?? '';
  return { ok: false, problem: AMOUNT_PROBLEMS[key] ?? 'row_amount' };
}

const [anyAmount, aboveZero] = [rupees(), positiveRupees()];

/** Parses an amount in ₹ that may be 0; null for an empty cell. */
export const parseAmountCell = (cell: Cell = ''): ParsedCell<number | null> =>
  String(cell).trim() === '' ? { ok: true, value: null } : parseAmountBy(anyAmount, cell);

/** Parses an amount above ₹0. */
export const parsePaymentCell = (cell: Cell = ''): ParsedCell<number> =>
  parseAmountBy(aboveZero, cell);

/** Parses remarks, without identity numbers. */
export function parseRemarksCell(cell: Cell = ''): ParsedCell<string> {
  const value = scrubText(String(cell).trim());
  return value.length > MAX_REMARK_LENGTH
    ? { ok: false, problem: 'row_too_long' }
    : { ok: true, value };
}
