import { StorageFull } from '../errors';

const fullDiskCodes = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether a write failed because the disk, the quota or the process's file size limit is full. */
export function isFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    fullDiskCodes.includes(error.code)
  );
}

/** Converts a failed write to the store's error. */
export function toStoreError(error: unknown): Error {
  if (isFull(error))
    return new StorageFull('There is no room left in the data folder', { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
