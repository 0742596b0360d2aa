import { copyStore } from './copyStore';
import type { Digest } from '../store/digest';
import { specs } from '../data/specs';

/**
 * Copies the server's data from one store to another: a folder or a PostgreSQL's address each.
 * Rejects, and leaves the target empty, unless all of it has arrived; see `copyStore`.
 */
export function copyData(from: string, to: string): Promise<Record<string, Digest>> {
  return copyStore(from, to, specs);
}
