import { StorageFull, Unavailable } from '../errors';

const collisions = new Set(['40001', '40P01']);
const full = new Set(['53100', '53200']);
/** Includes 25P03 and 57014: the database ended a transaction or statement that took too long. */
const unreachable =
  /^(?:08|57P|53300|25P03|57014|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/u;

/** Returns the SQLSTATE or system error code, or '' if there is none. */
export function getErrorCode(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Whether running the same transaction again may succeed. */
export function isRetryableConflict(error: unknown): boolean {
  return collisions.has(getErrorCode(error));
}

/** Whether a connection is unusable: it is lost, or still waits for a response. */
export function isConnectionLost(error: unknown): boolean {
  const isTimeout = error instanceof Error && error.message === 'Query read timeout';
  return (
    isTimeout || (getErrorCode(error) !== '57014' && toStoreError(error) instanceof Unavailable)
  );
}

/** Converts a database error to the store's error. Returns any other error unchanged. */
export function toStoreError(error: unknown): unknown {
  const code = getErrorCode(error);
  const because = { cause: error };
  if (full.has(code)) return new StorageFull('The database has no room left', because);
  const isLost =
    unreachable.test(code) ||
    (error instanceof Error &&
      /^Connection terminated|^Client has encountered a connection|timeout exceeded when|^Query read timeout/u.test(
        error.message,
      ));
  return isLost ? new Unavailable('The database cannot be reached', because) : error;
}
