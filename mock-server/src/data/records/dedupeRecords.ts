import type { DuplicateSign } from '@marketplace/shared/schema';
import type { Named } from './recordBase';

/** Two customers who may be one person, the earlier record first. */
export interface DuplicatePairRecord extends Named {
  readonly first_id: string;
  readonly second_id: string;
  readonly signs: readonly DuplicateSign[];
  /** Sorts the pairs: those with most in common first, then by the age of the first record. */
  readonly rank: string;
  /** Who has found that they are not one person, and when; null while nobody has. */
  readonly admin_name: string;
  readonly decided_at: string | null;
}

/**
 * Two customers who are not one person, as an admin has found. It holds while `key`, a hash of what
 * was compared, fits both records.
 */
export interface DistinctPairRecord extends Named {
  readonly first_id: string;
  readonly second_id: string;
  readonly key: string;
  readonly admin_name: string;
  readonly at: string;
}
