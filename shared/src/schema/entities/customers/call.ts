import { type InferType, object } from 'yup';
import { choice } from '../../fields/choice';
import { uuid } from '../../fields/ids';
import { date, indianTime, timestamp } from '../../fields/dates';
import { count, flag, id } from '../../fields/numbers';
import { longText, reasonInWords, requiredText, text } from '../../fields/text';
import { message } from '../../message';

/** The hours of the day in India within which the desk may call, from inclusive, to exclusive. */
export const CALLING_HOURS = { from: 9, to: 21 } as const;

/** Days within which a call back may be promised. */
export const CALL_BACK_DAYS = 30;

const missing = message('validation.required');

/**
 * Says whom the desk calls: people whose lead has been at a stage for `after_hours`, and not longer than
 * `until_days`. The rule with the lowest priority number comes first.
 */
export const callRuleFields = {
  name: requiredText(80),
  /** '' shows the English name in Hindi, too. */
  name_hi: text(80).default(''),
  stage: choice('leadStage').required(missing),
  /** '' for every product. */
  product: choice('product'),
  after_hours: count(2000).required(missing),
  until_days: count(365).min(1).required(missing),
  priority: count(99).required(missing),
  /** What the caller says. `{name}`, `{caller}` and `{product}` are filled in. */
  script_en: longText(1000).required(missing),
  script_hi: longText(1000).required(missing),
  active: flag(),
};

export const callRuleSchema = object(callRuleFields).noUnknown();

export type CallRule = InferType<typeof callRuleSchema>;

/** A call of the desk. It begins as the claim of a caller, who alone sees the person until it expires. */
export const callSchema = object({
  id: uuid(),
  user_id: uuid(),
  lead_id: uuid(),
  customer_name: text(130),
  /** The rule by which the person was called, and the stage at which the person had stopped. */
  rule_name: text(80),
  product: choice('product'),
  stage: choice('leadStage'),
  account_id: count(),
  caller_name: text(),
  claimed_at: timestamp(),
  expires_at: timestamp(),
  /** Null until the caller has noted the outcome. */
  ended_at: timestamp().nullable(),
  /** '' until then. */
  disposition: choice('callDisposition'),
  call_back_at: timestamp().nullable(),
  notes: longText(1000),
}).noUnknown();

export type Call = InferType<typeof callSchema>;

/** The outcome that a caller records. Only a call back has a time, in India. */
export const callOutcomeSchema = object({
  disposition: choice('callDisposition').required(missing),
  call_back_at: indianTime()
    .nullable()
    .defined()
    .when('disposition', ([disposition], time) =>
      disposition === 'call_back' ? time.required(missing) : time,
    ),
  notes: longText(1000),
}).noUnknown();

/** Why an admin sees a contact or a PAN in full. */
export const revealSchema = object({ reason: reasonInWords(200) }).noUnknown();

/** How many calls a caller is to end on a day, and on the days after it that have no target of their own. */
export const callTargetSchema = object({
  account_id: id(),
  day: date().required(missing),
  calls: count(500).required(missing),
}).noUnknown();

export type CallTarget = InferType<typeof callTargetSchema>;
