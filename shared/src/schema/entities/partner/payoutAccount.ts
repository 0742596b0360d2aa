import { type InferType, object, string } from 'yup';
import { parseCode } from '../../../format';
import { choice } from '../../fields/choice';
import { timestamp } from '../../fields/dates';
import { accountNumber, ifsc } from '../../fields/identity';
import { writtenName } from '../../fields/names';
import { parsedText } from '../../fields/parsedText';
import { reasonInWords, text } from '../../fields/text';
import { message } from '../../message';

const missing = message('validation.required');

/**
 * The bank account to which a partner's payouts go. Every answer masks the number. Until an admin has
 * verified it, no payout of the partner is approved or paid. `reason` says why it failed.
 */
export const payoutAccountSchema = object({
  holder_name: text(100),
  account_number: text(18),
  ifsc: text(11),
  bank_name: text(60),
  status: choice('payoutAccountStatus'),
  reason: text(300),
  submitted_at: timestamp(),
  decided_at: timestamp().nullable(),
}).noUnknown();

export type PayoutAccount = InferType<typeof payoutAccountSchema>;

/** A new account: the number twice, and the password of whoever enters it. */
export const newPayoutAccountSchema = object({
  holder_name: writtenName(100).required(missing),
  account_number: accountNumber().required(missing),
  account_number_repeat: parsedText(parseCode, () => missing)
    .required(missing)
    .test({
      name: 'repeat',
      message: message('validation.account_number_repeat'),
      test: (value, { parent }: { parent: { account_number?: unknown } }) =>
        parseCode(value) === parseCode(String(parent.account_number)),
    }),
  ifsc: ifsc().required(missing),
  password: string().required(missing).max(200),
}).noUnknown();

/** An admin's decision on an account. A refusal needs a reason. */
export const payoutAccountDecisionSchema = object({
  status: string<'verified' | 'failed'>()
    .oneOf(['verified', 'failed'], message('validation.one_of'))
    .required(missing),
  reason: text(300).when('status', ([status], reason) =>
    status === 'failed' ? reason.concat(reasonInWords()) : reason,
  ),
}).noUnknown();

/** Why an admin wants to see the whole number, or refuses an account. */
export const payoutAccountReasonSchema = object({ reason: reasonInWords() }).noUnknown();
