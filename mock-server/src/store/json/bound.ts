import { StorageFull } from '../errors';

/** The size up to which a folder takes more. */
export interface Bound {
  readonly rows: number;
  readonly bytes: number;
}

/** What one process holds in memory and reads within two minutes: the data of about 250,000 users. */
export const FOLDER_BOUND: Bound = { rows: 5_000_000, bytes: 850_000_000 };

/** A record before and after a transaction; undefined where there is none. */
interface RowChange {
  readonly before: object | undefined;
  readonly after: object | undefined;
}

const getLength = (row: object | undefined): number => (row ? JSON.stringify(row).length : 0);

/**
 * Refuses a transaction that adds to a folder which has reached its bound. Reading goes on, and so does what leaves no
 * more than was there. Throws StorageFull, which names the way on.
 */
export function checkBound(
  bound: Bound,
  { rows, bytes }: Bound,
  changes: readonly RowChange[],
  folder: string,
): void {
  if (rows < bound.rows && bytes < bound.bytes) return;
  const add = (measure: (row: object | undefined) => number): number =>
    changes.reduce((sum, { before, after }) => sum + measure(after) - measure(before), 0);
  const isGrowing =
    (rows >= bound.rows && add((row) => (row ? 1 : 0)) > 0) ||
    (bytes >= bound.bytes && add(getLength) > 0);
  if (isGrowing)
    throw new StorageFull(
      `${folder} holds ${rows} rows in ${Math.round(bytes / 1e6)} MB, and no more than ${bound.rows} rows or ${Math.round(bound.bytes / 1e6)} MB: stop the server, run npm run migrate-store -- --from ${folder} --to postgres://…, and start it with DATABASE_URL`,
    );
}
