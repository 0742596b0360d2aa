import { DatabaseError } from 'pg';
import { BadValue, NotUnique, StorageFull, Unavailable } from '../errors';
import { readCheckedField } from './schema/names';

/**
 * A serialization failure, a deadlock, a key that another transaction has just used, a lock that is not free, and a
 * column that has just been dropped.
 */
const collisions = new Set(['40001', '40P01', '23505', '55P03', '42703']);
/** A database that is not the primary, and that can become it. A standby names itself when it cannot serialize. */
const isReadOnly = (error: unknown): boolean =>
  getErrorCode(error) === '25006' || (error instanceof Error && /hot standby/u.test(error.message));

const full = new Set(['53100', '53200']);
/**
 * Includes 25P03 and 57014: the database ended a transaction or statement that took too long, and 40001, 40P01 and
 * 55P03: it kept colliding with others.
 */
const unreachable =
  /^(?:08|57P|53300|25P03|57014|40001|40P01|55P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/u;

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
  // The store's own refusal, which leaves the connection as it is.
  if (error instanceof Unavailable) return false;
  const isTimeout = error instanceof Error && error.message === 'Query read timeout';
  return (
    isTimeout ||
    (!/^(?:57014|4|55)/u.test(getErrorCode(error)) && toStoreError(error) instanceof Unavailable)
  );
}

/** Whether a unique index has refused a row. Running the transaction again lets it find the other row first. */
export const isDuplicate = (error: unknown): boolean => getErrorCode(error) === '23505';

/** Returns the fields of a unique index that refused a row. */
function readFields(error: unknown): readonly string[] {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  const [, columns = ''] = /^Key \((.*?)\)=/u.exec(detail) ?? [];
  return columns.split(', ').map((column) => column.replaceAll(/^lower\(|[")]/gu, ''));
}

/** Converts a database error to the store's error. Returns any other error unchanged. */
export function toStoreError(error: unknown): unknown {
  const code = getErrorCode(error);
  const because = { cause: error };
  if (isDuplicate(error)) return new NotUnique(readFields(error));
  if (error instanceof DatabaseError && (code === '23502' || code === '23514')) {
    const { table = '', column, constraint = '' } = error;
    return new BadValue(column ?? readCheckedField(table, constraint) ?? constraint, because);
  }
  if (full.has(code)) return new StorageFull('The database has no room left', because);
  if (isReadOnly(error))
    return new Unavailable(
      'The database is read-only: a standby, or one that is restored',
      because,
    );
  const isLost =
    unreachable.test(code) ||
    (error instanceof Error &&
      /^Connection terminated|^Client has encountered a connection|timeout exceeded when|^Query read timeout/u.test(
        error.message,
      ));
  return isLost ? new Unavailable('The database cannot be reached', because) : error;
}
