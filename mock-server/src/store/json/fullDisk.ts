import { StorageFull } from '../errors';

const codes = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether a write failed for lack of room, on the disk or in what this process may use of it. */
export function isFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}

/** A failed write as the store's error. */
export function asStoreError(error: unknown): Error {
  if (isFull(error))
    return new StorageFull('There is no room left in the data folder', { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
