import { number, object, string } from 'yup';
import { ownApplicationSchema } from '../../schema/entities/application';
import { CONSENT_PURPOSES, consentSchema } from '../../schema/entities/consent';
import { flag, months, rupees } from '../../schema/fields/numbers';
import { otp } from '../../schema/fields/contact';
import { endpoint } from '../endpoint';
import { listOf } from './answers';
import { lenderForConsumers, loanProduct } from './journey';
import { lenderFacts, offerSchema } from './offerAnswer';
import { recordVersion } from './version';

const own = { access: { consumer: true }, owner: 'id' } as const;

const lenderWithPages = lenderForConsumers.shape({
  /** 1 where this site hands the application over by itself. */
  api: flag(),
  /** 0 while it takes no applications. */
  lender_status: flag(),
  confirms_by_code: flag(),
});

/**
 * How a borrower stands to a lender: `offer`, `unmatched`; `unfinished`: the product's form is not
 * filled in; `consents`: those that are named are missing; `other_product`: it does not lend for it.
 */
export const STANDINGS = ['offer', 'unmatched', 'unfinished', 'consents', 'other_product'] as const;

/** What its owner may know of a code: where it went (masked), and how many seconds ago. */
const codeAnswer = () =>
  object({
    sent_to: string().defined(),
    age: number().integer().min(0).required(),
    /** 0 once it can no longer be used. */
    tries_left: number().integer().min(0).required(),
  });

/**
 * A lender, named by its slug or by the slug of its name, as one borrower sees it: its terms, an
 * offer for a wish (₹, months) or why there is none, and the applications to it, newest first.
 * `key_facts` are the terms of the newest one as they were taken, `consent` is what was agreed to
 * for it. 404 for a lender that is not there.
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
  answer: object({
    data: object({
      lender: lenderWithPages.required(),
      standing: string().oneOf(STANDINGS).required(),
      offer: offerSchema.nullable().defined(),
      unmatched: object(lenderFacts).nullable().defined(),
      /** The wish that the offer is for. */
      amount: number().required(),
      tenure_months: number().required(),
      consents_needed: listOf(string().oneOf(CONSENT_PURPOSES).required()),
      applications: listOf(ownApplicationSchema.shape(recordVersion)),
      key_facts: offerSchema.nullable().defined(),
      consent: consentSchema.nullable().defined(),
      /** The code for the open application that was sent last; null where none was. */
      code: codeAnswer().nullable().defined(),
    }).required(),
  }),
});

/**
 * Sends the lender's code for the open application to it, to the contact that the person signs in
 * with. 409 where there is nothing to confirm, 429 within 30 seconds of the last code.
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

/** Confirms the open application to a lender. A code dies at the fifth wrong try, and after ten minutes. */
export const confirmByCode = endpoint({
  id: 'confirmByCode',
  method: 'POST',
  path: '/api/user/:id/lenders/:lender/confirm',
  summary: 'Confirm an application with the lender’s code',
  ...own,
  body: object({ otp: otp() }).noUnknown(),
  answer: object({ data: ownApplicationSchema.shape(recordVersion).required() }),
});
