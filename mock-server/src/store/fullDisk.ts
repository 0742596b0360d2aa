import { rm } from 'node:fs/promises';
import { StorageFull } from './errors';
import { replaceFile } from './replaceFile';

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

/** More than a usual change takes, so that a server does not call itself ready only to refuse the next one. */
const ROOM_BYTES = 256 * 1024;

/** Writes a file beside `path` and drops it again. Rejects with StorageFull if there is no room for it. */
export async function checkRoom(path: string): Promise<void> {
  await replaceFile(`${path}.room.new`, '0'.repeat(ROOM_BYTES)).catch((error: unknown) => {
    throw toStoreError(error);
  });
  await rm(`${path}.room.new`, { force: true });
}
