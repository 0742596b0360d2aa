import { type InferType, object } from 'yup';
import { message } from '../../message';
import { reference } from '../../fields/ids';
import { indianTime } from '../../fields/dates';
import { id } from '../../fields/numbers';
import { requiredText } from '../../fields/text';

/** Longest reason for a switch or an outage, in characters. */
export const SWITCH_REASON_MAX = 200;

/** Why a lender is switched off or has an outage. */
export const switchReason = () => requiredText(SWITCH_REASON_MAX);

const period = {
  starts_at: indianTime().required(message('validation.required')),
  ends_at: indianTime()
    .required(message('validation.required'))
    .test({
      name: 'after_start',
      message: message('validation.after_start'),
      test: (end, { parent }: { parent: { starts_at?: unknown } }) => {
        const [from, to] = [Date.parse(String(parent.starts_at)), Date.parse(end)];
        return Number.isNaN(from) || Number.isNaN(to) || from < to;
      },
    }),
  reason: switchReason(),
};

/** An outage as an admin enters it. The end is exclusive and must be after the start. */
export const outagePeriodSchema = object(period).noUnknown();

/** A time during which a lender gives no offers. It begins and ends by itself. */
export const lenderOutageSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  lender_id: reference('lenders'),
  ...period,
}).noUnknown();

export type LenderOutage = InferType<typeof lenderOutageSchema>;
