import type { Named } from './recordBase';

/**
 * A code that was sent and not used. It is kept in clear, since it has to be sent again while it is
 * valid; a hash would not hide it anyway, because six digits are found in a million guesses.
 */
export interface LivePasscode {
  readonly id: string;
  readonly code: string;
  /** The partner whose pages all who asked for it came through; null where they differ. */
  readonly partner_id: number | null;
  readonly expires_at: string;
}

/**
 * The one-time codes of a contact. Its id is that of the user they are sent to, who may be there only
 * once one is used; a lender's code has the id of the application that it confirms. What the oldest
 * records do not have is optional.
 */
export interface OtpRecord extends Named {
  readonly contact: string;
  /** Oldest first; none once one of them was used. */
  readonly codes?: readonly LivePasscode[];
  /** When the last message went out. */
  readonly sent_at: string;
  /** When messages went out in the last hour that strangers asked for, oldest first. */
  readonly stranger_messages?: readonly string[];
  /** Wrong tries of strangers, until an hour has passed without one. */
  readonly stranger_tries?: number;
  readonly stranger_tried_at?: string;
  /** When the newest code can no longer be used. */
  readonly expires_at: string;
}

/** What a browser or a network address has done with the codes of one subject. All times ISO 8601, '' for never. */
export interface PasscodeRequesterRecord extends Named {
  /** The id of the `OtpRecord`. */
  readonly subject: string;
  /** The partner whose pages it came through, which counts until `partner_until`. */
  readonly partner_id: number | null;
  readonly partner_until: string;
  /** When it asked for codes that it has not used, oldest first. */
  readonly asked_at: readonly string[];
  /** Ids of the codes at which it has used up its tries. */
  readonly dead_codes: readonly string[];
  /** Wrong tries at the codes that it may use. */
  readonly wrong_tries: number;
  /** Failures in a row, and the last of them. */
  readonly failures: number;
  readonly failed_at: string;
  /** Whether it is a browser that has signed in with one of the codes. */
  readonly trusted: boolean;
  readonly expires_at: string;
}
