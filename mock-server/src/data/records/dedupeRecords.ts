import type { Named } from './recordBase';

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
