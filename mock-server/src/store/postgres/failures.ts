import { StorageFull, Unavailable } from '../errors';

const collisions = new Set(['40001', '40P01']);
const full = new Set(['53100', '53200']);
/** 25P03 and 57014: the database has given up a transaction or a statement that took too long. */
const unreachable =
  /^(?:08|57P|53300|25P03|57014|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/u;

/** The SQLSTATE or the system's code of a failure, '' where it has none. */
export function getErrorCode(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Whether the same transaction may succeed when it is run again. */
export function isRetryableConflict(error: unknown): boolean {
  return collisions.has(getErrorCode(error));
}

/** Whether nothing more may be sent over a connection: it is lost, or still waits for an answer. */
export function isConnectionLost(error: unknown): boolean {
  const isTimeout = error instanceof Error && error.message === 'Query read timeout';
  return (
    isTimeout || (getErrorCode(error) !== '57014' && asStoreError(error) instanceof Unavailable)
  );
}

/** A database's failure as the store's; any other error as it is. */
export function asStoreError(error: unknown): unknown {
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
