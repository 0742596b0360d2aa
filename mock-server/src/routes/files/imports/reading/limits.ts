/** Maximum size in bytes, number of rows of a status file without its header, and number of columns. */
export const LIMITS = { bytes: 10 * 1024 * 1024, rows: 20_000, columns: 50 } as const;

export type Cell = string | number;
