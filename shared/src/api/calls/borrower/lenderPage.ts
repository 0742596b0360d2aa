import { number, object, string } from 'yup';
import { ownApplicationSchema } from '../../../schema/entities/borrower/application';
import { CONSENT_PURPOSES, consentSchema } from '../../../schema/entities/borrower/consent';
import { flag, months, rupees } from '../../../schema/fields/numbers';
import { otp } from '../../../schema/fields/contact';
import { endpoint } from '../../endpoint';
import { codeAnswer, dataAnswer, requiredArray, recordAnswer } from '../answers';
import { lenderForConsumers, loanProduct } from './journey';
import { offerSchema, unmatchedLenderSchema } from './offerAnswer';
import { recordVersion } from '../version';

const own = { access: { consumer: true }, owner: 'id' } as const;

const lenderWithPages = lenderForConsumers.shape({
  /** 1 if this site sends the application to the lender through the lender's API. */
  api: flag(),
  /** 0 while the lender accepts no applications. */
  lender_status: flag(),
  confirms_by_code: flag(),
  /** What the borrower submits, and the steps to the money: one a line, '' if the lender has not said. */
  documents: string().defined(),
  documents_hi: string().defined(),
  journey_steps: string().defined(),
  journey_steps_hi: string().defined(),
  /** Hours from the application to the decision, and from there to the money; null if not said. */
  decision_hours: number().nullable().defined(),
  disbursal_hours: number().nullable().defined(),
});

/**
 * Whether a lender has an offer for a borrower: `offer`, `unmatched`; `unfinished`: the product's form is
 * incomplete; `consents`: the listed consents are missing; `other_product`: the lender does not offer the product.
 */
export const STANDINGS = ['offer', 'unmatched', 'unfinished', 'consents', 'other_product'] as const;

/**
 * Returns a lender, found by its slug or by the slug of its name, for one borrower: its terms, an offer for
 * an amount (₹) and tenure (months) or the reasons against one, and the applications to it, newest first.
 * `key_facts` has the accepted terms of the newest application, `consent` the consent given for it. 404 for
 * an unknown lender.
 */
export const getOwnLender = endpoint({
  id: 'getOwnLender',
  method: 'GET',
  path: '/api/user/:id/lenders/:lender',
  summary: 'Read a lender and how one stands to it',
  ...own,
  query: object({
    amount: rupees().optional(),
    tenure_months: months().optional(),
    product: loanProduct(),
  }).noUnknown(),
  answer: dataAnswer({
    lender: lenderWithPages.required(),
    standing: string().oneOf(STANDINGS).required(),
    offer: offerSchema.nullable().defined(),
    unmatched: unmatchedLenderSchema.nullable().defined(),
    /** Amount (₹) and tenure (months) that the offer is for. */
    amount: number().required(),
    tenure_months: number().required(),
    /** The fields of the profile that an application to the lender still needs. */
    missing_to_apply: requiredArray(string().required()),
    consents_needed: requiredArray(string().oneOf(CONSENT_PURPOSES).required()),
    applications: requiredArray(ownApplicationSchema.shape(recordVersion)),
    key_facts: offerSchema.nullable().defined(),
    consent: consentSchema.nullable().defined(),
    /** The last code sent for the open application; null if there is none. */
    code: codeAnswer().nullable().defined(),
  }),
});

/**
 * Sends the lender's code for the open application to the contact that the person signs in with.
 * 409 when there is nothing to confirm, 429 within 30 seconds of the last code.
 */
export const sendLenderCode = endpoint({
  id: 'sendLenderCode',
  method: 'POST',
  path: '/api/user/:id/lenders/:lender/code',
  summary: 'Send the code that confirms an application',
  ...own,
  body: object({}).noUnknown(),
  answer: object({ message: string().required(), data: codeAnswer().required() }),
});

/** Confirms the open application to a lender. A code expires after ten minutes or five wrong tries. */
export const confirmByCode = endpoint({
  id: 'confirmByCode',
  method: 'POST',
  path: '/api/user/:id/lenders/:lender/confirm',
  summary: 'Confirm an application with the lender’s code',
  ...own,
  body: object({ otp: otp() }).noUnknown(),
  answer: recordAnswer(ownApplicationSchema),
});
