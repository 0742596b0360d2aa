import type { JobName } from '@marketplace/shared/api';
import type { Named, Numbered } from './recordBase';

/**
 * What the server knows of the time, in its only record. `jumped_from` and `jumped_to` are null unless a jump
 * waits for an admin's confirmation.
 */
export interface JobClockRecord extends Numbered {
  /** When the jobs last looked at the clock. */
  readonly seen_at: string;
  readonly jumped_from: string | null;
  readonly jumped_to: string | null;
}

/** The process that runs a job. */
export interface JobClaimRecord extends Named {
  readonly job: JobName;
  /** A random name of the run. */
  readonly holder: string;
  /** When others may run the job, ISO 8601. */
  readonly until: string;
}

/** The failures of a job since its last success. */
export interface JobFailureRecord extends Named {
  readonly job: JobName;
  readonly failures: number;
  readonly first_failed_at: string;
  readonly last_failed_at: string;
}
