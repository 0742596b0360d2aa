import { boolean, number, object, string } from 'yup';
import { payouts } from '../../../resources/earnings';
import {
  ledgerLineSchema,
  newClawBackSchema,
  newPayoutsSchema,
  paymentSchema,
  payoutSchema,
} from '../../../schema/entities/partner/payout';
import { uuid } from '../../../schema/fields/ids';
import { count } from '../../../schema/fields/numbers';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer, requiredArray } from '../answers';
import { pendingChange, recordVersion, versionSeen } from '../version';

const payout = payoutSchema.shape(recordVersion);
const payoutAnswer = object({ data: payout.required() });
const desk = { access: { admin: payouts.write } } as const;

/** Returns a payout with its lines. A partner sees its own alone. */
export const getPayout = endpoint({
  id: 'getPayout',
  method: 'GET',
  path: '/api/payouts/:id',
  summary: 'A payout with its lines',
  access: { partner: true, admin: payouts.read },
  answer: dataAnswer({
    payout: payout.required(),
    partner_name: string().defined(),
    lines: requiredArray(ledgerLineSchema),
    /** For an admin, the commissions for which the lender paid more than its slabs promise. */
    outliers: requiredArray(
      object({
        id: uuid(),
        application_reference: string().defined(),
        amount: number().required(),
        expected_amount: number().required(),
      }).noUnknown(),
    ),
    /** For an admin, the account, masked, to which the payout goes if it is approved now; '' without a verified one. */
    account_number: string().defined(),
    /** Whether the calling admin drafted it, so that another must approve it. */
    is_own: boolean().required(),
  }),
});

/**
 * Drafts the payouts of a month: one for each partner with booked entries up to the end of the month
 * that are in no payout. Entries that sum up to nothing or less wait for the next month.
 */
export const draftPayouts = endpoint({
  id: 'draftPayouts',
  method: 'POST',
  creates: true,
  path: '/api/payouts',
  summary: 'Draft the payouts of a month',
  ...desk,
  body: newPayoutsSchema,
  answer: dataAnswer({ drafted: count() }),
});

/**
 * Approves a draft. 403 for the admin who drafted it; 409 if the partner's account is no longer `account_number`, the
 * one that was seen.
 */
export const approvePayout = endpoint({
  id: 'approvePayout',
  method: 'POST',
  path: '/api/payouts/:id/approval',
  summary: 'Approve the draft of a payout',
  ...desk,
  body: object({ ...versionSeen, account_number: string().optional() }).noUnknown(),
  answer: payoutAnswer,
});

export const payPayout = endpoint({
  id: 'payPayout',
  method: 'POST',
  path: '/api/payouts/:id/payment',
  summary: 'Note that a payout was paid',
  ...desk,
  body: paymentSchema.shape(versionSeen),
  answer: payoutAnswer,
});

/** Discards a draft; its entries wait for the next one. */
export const discardPayout = endpoint({
  id: 'discardPayout',
  method: 'DELETE',
  path: '/api/payouts/:id',
  summary: 'Discard the draft of a payout',
  ...desk,
  answer: doneAnswer(),
});

/** Claws back a part of a booked commission, as an entry of its own. */
export const clawBackCommission = endpoint({
  id: 'clawBackCommission',
  method: 'POST',
  creates: true,
  path: '/api/ledger/:id/claw-back',
  summary: 'Claw back a part of a commission',
  access: { admin: payouts.write },
  body: newClawBackSchema,
  answer: dataAnswer({ id: uuid(), ...pendingChange }),
});
