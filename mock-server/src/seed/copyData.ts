import { readConfig } from '../config';
import { openDatabaseSeal } from '../store/seal';
import { copyStore } from './copyStore';
import type { Digest } from '../store/digest';
import { specs } from '../data/specs';

/**
 * Copies the server's data from one store to another; each is a folder or a PostgreSQL URL.
 * Rejects, and leaves the target empty, if the copy is incomplete; see `copyStore`.
 */
export function copyData(from: string, to: string): Promise<Record<string, Digest>> {
  const { dataDir, dataKey } = readConfig(process.env);
  return copyStore(from, to, specs, () => openDatabaseSeal(dataDir, dataKey));
}
