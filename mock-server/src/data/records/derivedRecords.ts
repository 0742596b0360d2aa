import type { DuplicatePair } from '@marketplace/shared/schema';
import type { Named } from './recordBase';

/** Marks a derived collection as computed; every later transaction keeps it up to date. */
export interface BackfillRecord extends Named {
  readonly collection: string;
  /** The spec of the collection when it was computed. Marks from an earlier version have none. */
  readonly spec?: string;
  /** The version of its rules. Marks from an earlier version have none. */
  readonly rules?: number;
  readonly at: string;
}

/** Two customers who may be the same person. */
export type DuplicatePairRecord = Named & DuplicatePair;

/**
 * A lead whose customer the desk may call now or later, judged by consent and earlier calls. Its id is that
 * of the lead. The call rules decide when.
 */
export interface CallCandidateRecord extends Named {
  readonly user_id: string;
  readonly stage: string;
  readonly product: string;
  /** When the lead last changed. */
  readonly updated_at: string;
  /** The time of a promised call; null if there is none. */
  readonly call_back_at: string | null;
  /** The time until which a claim, a recent call or a promise forbids a call; '' if nothing does. */
  readonly free_from: string;
  /** Whether the customer has no other candidate. */
  readonly only: boolean;
}

/**
 * A lead whose customer has been inactive long enough for the partner to call or to ask for consent. Its id
 * is that of the lead.
 */
export interface LeadCandidateRecord extends Named {
  /** The partner, the stage, and whether the customer agreed to calls; see `toQueue`. */
  readonly queue: string;
  readonly product: string;
  /** When the lead last changed. */
  readonly updated_at: string;
  /** The time until which a recent contact forbids another one; '' if there was none. */
  readonly free_from: string;
}

/**
 * What a commission, referral or claw-back earns, under its id. It is derived from the applications, the
 * ledger, the slabs and the partners' terms.
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
  /** The days on which it counts: by the disbursal and by the application. */
  readonly disbursal_day: string;
  readonly application_day: string;
  /** ₹; the share of the partner is negative for a claw-back. */
  readonly revenue: number;
  readonly payout: number;
}

/** The collections whose records are derived from others. Each transaction updates them. */
export interface DerivedCollections {
  readonly backfills: BackfillRecord;
  readonly call_candidates: CallCandidateRecord;
  readonly duplicate_pairs: DuplicatePairRecord;
  readonly earnings: EarningRecord;
  readonly lead_candidates: LeadCandidateRecord;
}
