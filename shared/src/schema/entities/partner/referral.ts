import { type InferType, object } from 'yup';
import { choice } from '../../fields/choice';
import { flag, positiveRupees } from '../../fields/numbers';
import { message } from '../../message';
import type { LedgerLine } from './payout';

const missing = message('validation.required');

/** The reward in ₹ for each partner that a partner refers, and the event that earns it. */
export const referralRewardSchema = object({
  amount: positiveRupees().required(missing),
  event: choice('referralEvent').required(missing),
  active: flag(),
}).noUnknown();

export type ReferralReward = InferType<typeof referralRewardSchema>;

/** The reward while no admin has set another one. */
export const DEFAULT_REFERRAL_REWARD: ReferralReward = {
  amount: 500,
  event: 'first_disbursal',
  active: 1,
};

/** Returns the subject of a ledger line: the customer, or the referred partner. */
export function getLedgerSubject(
  {
    customer_name,
    application_reference,
    referred_name,
  }: Pick<LedgerLine, 'customer_name' | 'application_reference' | 'referred_name'>,
  language: 'en' | 'hi',
): string {
  if (referred_name)
    return language === 'hi' ? `${referred_name} का रेफ़रल` : `Referral of ${referred_name}`;
  return customer_name || application_reference;
}

/** Returns why a line was clawed back; '' for earnings and for claw-backs by the server. */
export function getLedgerReason(
  { kind, referred_name, reason }: Pick<LedgerLine, 'kind' | 'referred_name' | 'reason'>,
  language: 'en' | 'hi',
): string {
  if (kind !== 'claw_back' || !referred_name || reason) return reason;
  return language === 'hi'
    ? 'जिस वितरण से यह मिला था, वह वापस लिया गया'
    : 'The disbursal that earned it was reversed';
}
