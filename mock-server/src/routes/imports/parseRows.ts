import type { ImportKindName } from '@marketplace/shared/schema';
import { IMPORT_COLUMNS } from '@marketplace/shared/schema';
import { scrubText } from '../../data/scrubText';
import { amountOf, dateOf, longestRemark, longestValue } from '../statusFile/statusRows';
import type { ParsedRow, PlannedRow } from './importPlan';
import { failedPlan } from './importPlan';
import type { Cell } from './limits';
import { yieldToEventLoop } from './yieldToEventLoop';

const isBlank = (cell: Cell): boolean => String(cell).trim() === '';

/** Returns the rows below the header that have a cell with something in it. */
export const bodyRows = (
  table: readonly (readonly Cell[])[],
): { row: number; cells: readonly Cell[] }[] =>
  table
    .slice(1)
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => !cells.every(isBlank));

/** Makes a row with an error, or without an application. */
export const failedRow = (
  { row, cells }: Pick<ParsedRow, 'row' | 'cells'>,
  problem: PlannedRow['problem'],
  column: string,
  outcome?: 'unknown',
): PlannedRow => ({
  row,
  record_id: '',
  record_reference: '',
  problem,
  column,
  ...failedPlan(problem, column, outcome),
  cells: [...cells],
});

/**
 * Parses the rows of a file. `mapping` has the place of each of the kind's columns. Only mapped
 * cells are kept, without identity numbers.
 */
export async function parseRows(
  table: readonly (readonly Cell[])[],
  kind: ImportKindName,
  mapping: readonly (number | null)[],
): Promise<{ rows: ParsedRow[]; failed: PlannedRow[] }> {
  const [idColumn, amountColumn, dateColumn, remarksColumn] = IMPORT_COLUMNS[kind];
  const rows: ParsedRow[] = [];
  const failed: PlannedRow[] = [];
  for (const [index, { row, cells: given }] of bodyRows(table).entries()) {
    await yieldToEventLoop(index);
    const cell = (column: number): Cell => given[mapping[column] ?? -1] ?? '';
    const amount = amountOf(cell(1));
    const date = dateOf(cell(2));
    const remarks = scrubText(String(cell(3)).trim());
    const cells = [cell(0), cell(1), date ?? cell(2), remarks].map((one) =>
      scrubText(String(one).trim()).slice(0, longestValue),
    );
    if (isBlank(cell(0)))
      failed.push(failedRow({ row, cells }, 'row_unknown_application', idColumn, 'unknown'));
    else if (typeof amount !== 'number' || amount <= 0)
      failed.push(failedRow({ row, cells }, 'row_amount', amountColumn));
    else if (!date) failed.push(failedRow({ row, cells }, 'row_date', dateColumn));
    else if (remarks.length > longestRemark)
      failed.push(failedRow({ row, cells }, 'row_too_long', remarksColumn));
    else
      rows.push({ row, named: String(cell(0)).trim().toLowerCase(), amount, date, remarks, cells });
  }
  return { rows, failed };
}
