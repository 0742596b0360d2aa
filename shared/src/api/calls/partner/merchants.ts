import { string } from 'yup';
import {
  merchantDecisionSchema,
  merchantSchema,
  newMerchantSchema,
} from '../../../schema/entities/partner/merchant';
import { timestamp } from '../../../schema/fields/dates';
import { merchants } from '../../../resources/partners';
import { endpoint } from '../../endpoint';
import { dataAnswer, recordAnswer } from '../answers';
import { versionSeen } from '../version';

/**
 * Applies to become a partner's merchant. Public. 409 when the partner has an open or approved application
 * with this mobile number or e-mail address; the answer does not say which of them, or whose.
 */
export const createMerchant = endpoint({
  id: 'createMerchant',
  method: 'POST',
  creates: true,
  path: '/api/merchants',
  summary: 'Apply to become a merchant of a partner',
  access: 'public',
  body: newMerchantSchema,
  answer: dataAnswer({ reference: string().required(), created_at: timestamp() }),
});

/**
 * Approves or rejects an application and informs the applicant. An approval makes a partner with the applicant as
 * its invited owner; a second one answers what the first has made. 409 for any other decision on a decided one.
 */
export const decideMerchant = endpoint({
  id: 'decideMerchant',
  method: 'POST',
  path: '/api/merchants/:id/decision',
  summary: 'Approve or reject a merchant’s application',
  access: { admin: merchants.write },
  body: merchantDecisionSchema.shape(versionSeen),
  answer: recordAnswer(merchantSchema),
});
