import type { Cell, TableRow } from './limits';
import { HEADING_ROWS } from './limits';

/** Finds the place of each column of a kind among headings; null for a column that has none. */
export type HeadingRule = (headings: readonly string[]) => {
  readonly places: readonly (number | null)[];
  /** Whether each required column has a place. */
  readonly isComplete: boolean;
};

const MAX_HEADING_LENGTH = 80;

export const toHeadings = (cells: readonly Cell[]): string[] =>
  cells.map((cell) => String(cell).trim().slice(0, MAX_HEADING_LENGTH));

/** The row of a table that has its headings, and how sure that is: 1 for all required ones, 0 for none. */
export interface FoundHeadings {
  readonly row: number;
  readonly share: number;
}

/**
 * Finds the headings of a table among its first rows: the first row with all required ones, else the row with the
 * most of them, else the first row with content. Undefined for a table without content.
 */
export function findHeadings(
  rows: readonly TableRow[],
  rule: HeadingRule,
): FoundHeadings | undefined {
  let best: FoundHeadings | undefined;
  for (const { row, width, cells } of rows) {
    if (row > HEADING_ROWS && best) break;
    if (width === 0) continue;
    const { places, isComplete } = rule(toHeadings(cells));
    const share = isComplete ? 1 : places.filter((place) => place !== null).length / 100;
    if (!best || share > best.share) best = { row, share };
    if (isComplete) break;
  }
  return best;
}
