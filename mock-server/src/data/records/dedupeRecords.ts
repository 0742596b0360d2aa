import type { Named } from './recordBase';

/**
 * Two customers whom an admin has marked as different people. Valid while `key`, a hash of the compared fields,
 * matches both records.
 */
export interface DistinctPairRecord extends Named {
  readonly first_id: string;
  readonly second_id: string;
  readonly key: string;
  readonly admin_name: string;
  readonly at: string;
}
