import { object, string } from 'yup';
import {
  applicationSchema,
  statusEntrySchema,
} from '../../../schema/entities/borrower/application';
import { ledgerLineSchema } from '../../../schema/entities/partner/payout';
import { choice } from '../../../schema/fields/choice';
import { uuid } from '../../../schema/fields/ids';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { recordVersion } from '../version';

/** An application as its partner opens it: without the borrower's id and without the lender's remarks. */
export const partnerApplicationSchema = applicationSchema.omit(['user_id', 'remarks']);

/** A status in the history of an application, without the lender's remarks. */
export const partnerStatusSchema = statusEntrySchema.omit(['remarks']);

/** A lead that another record leads to; null if it is gone. */
export const leadLink = () =>
  object({ id: uuid(), reference: string().defined(), stage: choice('leadStage') })
    .nullable()
    .defined();

/** Returns an application with the offer as the customer took it, its statuses, the oldest first, and what it earns. */
export const getPartnerApplication = endpoint({
  id: 'getPartnerApplication',
  method: 'GET',
  path: '/api/partner/applications/:id',
  summary: 'Open an application',
  access: { partner: true },
  answer: dataAnswer({
    application: partnerApplicationSchema.shape(recordVersion).required(),
    history: requiredArray(partnerStatusSchema),
    lead: leadLink(),
    lines: requiredArray(ledgerLineSchema),
  }),
});
