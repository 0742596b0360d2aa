import { createHash } from 'node:crypto';
import type { User } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { UserRecord } from '../../../data/records';
import { findMissingForOffers } from '@marketplace/shared/schema';

/** Simulates a credit bureau's score: from 620 to 839, always the same for one PAN. */
function simulateScore(pan: string): number {
  return 620 + (createHash('sha256').update(pan).digest().readUInt16BE(0) % 220);
}

/**
 * Returns the history of scores with a changed one. Without a score there is none, because it must not be kept; a new
 * PAN begins another.
 */
export function noteScore(
  old: Readonly<Pick<UserRecord, 'tin' | 'credit_score' | 'score_history'>>,
  { tin, credit_score: score }: Readonly<Pick<UserRecord, 'tin' | 'credit_score'>>,
): Pick<UserRecord, 'score_history'> {
  if (score === null) return old.score_history?.length ? { score_history: [] } : {};
  const before = tin === old.tin ? (old.score_history ?? []) : [];
  if (score === old.credit_score && tin === old.tin) return {};
  return { score_history: [...before, { score, at: nowIso() }] };
}

/**
 * Computes whether a profile is complete enough for offers of personal and of business loans. A complete profile with consent to a
 * bureau check also gets a credit score.
 */
export function computeCompletion(
  user: Readonly<UserRecord>,
  mayAskBureau: boolean,
): Pick<User, 'pl_completed' | 'bl_completed' | 'credit_score'> {
  const complete = findMissingForOffers(user).length === 0;
  const inBusiness = user.employment_status_code === 'business';
  const businessComplete = inBusiness && findMissingForOffers(user, 'business_loan').length === 0;
  return {
    pl_completed: complete ? 1 : 0,
    bl_completed: businessComplete ? 1 : 0,
    credit_score: user.credit_score ?? (complete && mayAskBureau ? simulateScore(user.tin) : null),
  };
}
