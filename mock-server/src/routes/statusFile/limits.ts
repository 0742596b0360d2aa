/** Maximum size in bytes, number of rows with the header, and number of columns. */
export const LIMITS = { bytes: 10 * 1024 * 1024, rows: 20_001, columns: 50 } as const;

export type Cell = string | number;
