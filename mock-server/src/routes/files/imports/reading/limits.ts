/** Maximum size in bytes, number of rows of a status file without its header, and number of columns. */
export const LIMITS = { bytes: 10 * 1024 * 1024, rows: 20_000, columns: 50 } as const;

/** Rows at the start of a table in which its headings are looked for. */
export const HEADING_ROWS = 20;

export type Cell = string | number;

/** A row of a file. `row` is its number in the sheet, `width` the number of the last cell that is filled. */
export interface TableRow {
  readonly row: number;
  readonly width: number;
  /** At most `LIMITS.columns` cells. */
  readonly cells: readonly Cell[];
}
