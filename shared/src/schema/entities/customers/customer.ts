import { type InferType, object } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count, flag, rupees } from '../../fields/numbers';
import { text } from '../../fields/text';

/**
 * A consumer in the consoles: with masked contact, PAN and birth date, the
 * profile's completion flags, and the monthly income in ₹.
 */
export const customerSchema = object({
  id: uuid(),
  /** The number that people quote to support, such as `C-6X29-SKW9`. */
  reference: text(20),
  customer_name: text(130),
  contact: text(120),
  tin: text(10).meta({ kind: 'pan' }),
  city: text(80),
  employment_status_code: choice('employmentStatus'),
  monthly_income: rupees().nullable(),
  credit_score: count(900).nullable(),
  pl_completed: flag(),
  bl_completed: flag(),
  gl_completed: flag(),
  hl_completed: flag(),
  partner_id: reference('partners'),
  created_at: timestamp(),
  updated_at: timestamp(),
}).noUnknown();

export type Customer = InferType<typeof customerSchema>;
