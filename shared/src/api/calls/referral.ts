import { number, object, string } from 'yup';
import { choice } from '../../schema/fields/choice';
import { timestamp } from '../../schema/fields/dates';
import { count, rupees } from '../../schema/fields/numbers';
import { text } from '../../schema/fields/text';
import { endpoint } from '../endpoint';
import { listOf } from './answers';

/** Returns the partner's referral link, who applied through it and what that earned: one level, no further. */
export const getReferral = endpoint({
  id: 'getReferral',
  method: 'GET',
  path: '/api/partner/referral',
  summary: 'See the referral link and who joined by it',
  access: { partner: true },
  answer: object({
    data: object({
      link: string().required(),
      /** ₹ for each merchant who is approved. */
      reward: rupees(),
      approved: count(),
      earned: rupees(),
      merchants: listOf(
        object({
          reference: text(20),
          company_name: text(40),
          status: choice('merchantStatus'),
          created_at: timestamp(),
          earned: number().defined(),
        }),
      ),
    }).required(),
  }),
});
