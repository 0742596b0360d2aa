import { type InferType, object } from 'yup';
import { choice } from '../../fields/choice';
import { reference } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count, id } from '../../fields/numbers';
import { text } from '../../fields/text';
import { SWITCH_REASON_MAX } from './lenderOutage';

/** An entry of a lender's history: who switched it or planned an outage, when and why. */
export const lenderStatusChangeSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  lender_id: reference('lenders'),
  at: timestamp(),
  admin_name: text(),
  event: choice('lenderEvent'),
  reason: text(SWITCH_REASON_MAX),
  /** The period of an outage; null for a switch. */
  starts_at: timestamp().nullable(),
  ends_at: timestamp().nullable(),
  /** Borrowers who lost an offer and open applications that continue; null except for a lender switched off. */
  offers: count().nullable(),
  in_flight: count().nullable(),
}).noUnknown();

export type LenderStatusChange = InferType<typeof lenderStatusChangeSchema>;
