import { roundToPaisa } from '@marketplace/shared/format';
import type { TableRow } from './limits';

/** Digits that a spreadsheet keeps of a number; further ones are noise of its arithmetic. */
const DIGITS = 15;

/** Counts for each of `width` columns the numbers that have a part of a paisa. */
export function countRounded(rows: readonly TableRow[], width: number): number[] {
  const counts = Array.from({ length: width }, () => 0);
  for (const { cells } of rows)
    for (const [place, cell] of cells.slice(0, width).entries())
      if (typeof cell === 'number' && roundToPaisa(cell) !== Number(cell.toPrecision(DIGITS)))
        counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}
