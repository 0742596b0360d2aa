import type { DuplicatePair } from '@marketplace/shared/schema';
import type { Named } from './recordBase';

/** Marks a derived collection as computed; since then, every transaction keeps it up to date. */
export interface BackfillRecord extends Named {
  readonly collection: string;
  /** The spec of the collection by which they were computed; an earlier version of the server did not note it. */
  readonly spec?: string;
  readonly at: string;
}

/** Two customers who may be one person. */
export type DuplicatePairRecord = Named & DuplicatePair;

/**
 * A lead whose customer the desk may call, by consent and earlier calls, now or later. Its id is that of
 * the lead. The rules say when the lead comes up.
 */
export interface CallCandidateRecord extends Named {
  readonly user_id: string;
  readonly stage: string;
  readonly product: string;
  /** When the lead last changed. */
  readonly updated_at: string;
  /** When a call was promised; null if none was. */
  readonly call_back_at: string | null;
  /** The time from which no claim, recent call or promise forbids a call; '' if none ever did. */
  readonly free_from: string;
  /** Whether the customer has no other candidate. */
  readonly only: boolean;
}

/**
 * A lead whose customer the partner may call or ask for consent, because the customer has been inactive for long enough.
 * Its id is that of the lead.
 */
export interface LeadCandidateRecord extends Named {
  /** The partner, the stage, and whether the customer agreed to calls; see `toQueue`. */
  readonly queue: string;
  readonly product: string;
  /** When the lead last changed. */
  readonly updated_at: string;
  /** The time from which no recent contact forbids another; '' if there was none. */
  readonly free_from: string;
}

/**
 * What a commission, referral or claw-back brings, under its id. It follows from the applications, the ledger,
 * the slabs and the partners' terms.
 */
export interface EarningRecord extends Named {
  /** The application, or the entry of a referral. */
  readonly subject_id: string;
  readonly kind: 'commission' | 'claw_back' | 'referral';
  readonly application_reference: string;
  readonly partner_id: number;
  /** Null for a referral. */
  readonly lender_id: number | null;
  /** The status of the application; '' for a referral. */
  readonly status: string;
  readonly is_booked: boolean;
  /** The days that it counts on by the two bases of figures. */
  readonly disbursal_day: string;
  readonly application_day: string;
  /** ₹; the share of the partner is negative for a claw-back. */
  readonly revenue: number;
  readonly payout: number;
}

/** What follows from other records. Each transaction brings it up to date. */
export interface KeptCollections {
  readonly backfills: BackfillRecord;
  readonly call_candidates: CallCandidateRecord;
  readonly duplicate_pairs: DuplicatePairRecord;
  readonly earnings: EarningRecord;
  readonly lead_candidates: LeadCandidateRecord;
}
