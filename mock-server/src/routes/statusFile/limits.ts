/** Largest file in bytes, most rows with the header, most columns that are read. */
export const LIMITS = { bytes: 10 * 1024 * 1024, rows: 20_001, columns: 50 } as const;

export type Cell = string | number;
