import type { Named } from './recordBase';

/**
 * The collections of codes, one for each purpose: signing in, confirming an application, consenting to a partner's
 * lead, confirming a second contact. A code for one is not valid for another.
 */
export const OTP_COLLECTIONS = ['otps', 'lender_codes', 'lead_codes', 'contact_codes'] as const;

export type OtpCollection = (typeof OTP_COLLECTIONS)[number];

/**
 * A code that was sent and not used yet. Stored in plain text, because the server sends it again
 * while it is valid. A hash would not protect it: an attacker needs only a million guesses for six
 * digits. A key would have to be shared by all processes of a database, and the outbox, which stands
 * in for the SMS service, holds the message in plain text anyway.
 */
export interface LiveOtp {
  readonly id: string;
  readonly code: string;
  /** The partner whose pages all requesters came through; null if they differ. */
  readonly partner_id: number | null;
  readonly expires_at: string;
}

/**
 * The one-time codes of a contact. The record's id is that of the user who receives them, who may
 * not exist before the first code is used; a lender's code has the id of the application that it
 * confirms, a code for consent that of the lead. Fields that older records lack are optional.
 */
export interface OtpRecord extends Named {
  readonly contact: string;
  /** Oldest first; empty after one of them was used. */
  readonly codes?: readonly LiveOtp[];
  /** When the last message was sent. */
  readonly sent_at: string;
  /** Times within the last hour of messages that untrusted requesters caused, oldest first. */
  readonly untrusted_messages?: readonly string[];
  /** Wrong tries by untrusted requesters; reset after an hour without one. */
  readonly untrusted_tries?: number;
  readonly untrusted_tried_at?: string;
  /** When the newest code expires. */
  readonly expires_at: string;
}

/**
 * The requests and tries of one browser or network address for one subject's codes. All times are
 * ISO 8601, '' for never.
 */
export interface OtpRequesterRecord extends Named {
  /** Id of the `OtpRecord`. */
  readonly subject: string;
  /** The partner whose pages the requester came through; valid until `partner_until`. */
  readonly partner_id: number | null;
  readonly partner_until: string;
  /** When the requester asked for codes that it has not used, oldest first. */
  readonly asked_at: readonly string[];
  /** Ids of the codes for which the requester has no tries left. */
  readonly dead_codes: readonly string[];
  /** Wrong tries at the codes that the requester may use. */
  readonly wrong_tries: number;
  /** Number of consecutive failures, and the time of the last one. */
  readonly failures: number;
  readonly failed_at: string;
  /** Whether this is a browser that has signed in with one of the codes. */
  readonly trusted: boolean;
  readonly expires_at: string;
}
