import { object, string } from 'yup';
import { payouts } from '../../../resources/earnings';
import { choice } from '../../../schema/fields/choice';
import { timestamp } from '../../../schema/fields/dates';
import { uuid } from '../../../schema/fields/ids';
import { count } from '../../../schema/fields/numbers';
import { text } from '../../../schema/fields/text';
import { signedRupees } from '../../../schema/entities/partner/payout';
import { referralRewardSchema } from '../../../schema/entities/partner/referral';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer, requiredArray, recordAnswer } from '../answers';
import { pendingChange, recordVersion, versionSeen } from '../version';

/** Returns the partner's referral link, who applied through it and what that earned: one level, no further. */
export const getReferral = endpoint({
  id: 'getReferral',
  method: 'GET',
  path: '/api/partner/referral',
  summary: 'See the referral link and who joined by it',
  access: { partner: true },
  answer: dataAnswer({
    link: string().required(),
    reward: referralRewardSchema.required(),
    /** The merchants who are approved. */
    joined: count(),
    /** The sum of the ledger's lines about referrals, without taxes. */
    earned: signedRupees(),
    merchants: requiredArray(
      object({
        reference: text(20),
        company_name: text(40),
        status: choice('merchantStatus'),
        created_at: timestamp(),
        earned: signedRupees(),
        /** The line of the ledger that rewards it; null while there is none. */
        entry_id: uuid().nullable(),
      }),
    ),
  }),
});

const desk = { access: { admin: payouts.write } } as const;

export const getReferralReward = endpoint({
  id: 'getReferralReward',
  method: 'GET',
  path: '/api/referral-reward',
  summary: 'Read what partners earn for a referral',
  ...desk,
  answer: recordAnswer(referralRewardSchema),
});

export const saveReferralReward = endpoint({
  id: 'saveReferralReward',
  method: 'POST',
  path: '/api/referral-reward',
  summary: 'Set what partners earn for a referral',
  ...desk,
  body: referralRewardSchema.shape(versionSeen),
  answer: doneAnswer().shape({ ...recordVersion, ...pendingChange }),
});
