import { boolean, number, object, string } from 'yup';
import { calls } from '../../../resources/telecalling';
import {
  callOutcomeSchema,
  callSchema,
  callTargetSchema,
  revealSchema,
} from '../../../schema/entities/customers/call';
import { choice } from '../../../schema/fields/choice';
import { uuid } from '../../../schema/fields/ids';
import { date, timestamp } from '../../../schema/fields/dates';
import { count } from '../../../schema/fields/numbers';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray, recordAnswer } from '../answers';

const desk = { access: { admin: calls.read } } as const;

/** The call that a caller has claimed, with what the caller needs for it; the contact masked. A call needs no PAN. */
const callCard = callSchema.pick(['id', 'product', 'stage', 'rule_name', 'expires_at']).shape({
  customer: object({
    id: uuid(),
    partner_id: number().required(),
    reference: string().defined(),
    name: string().defined(),
    /** The mobile number with which the person signs in. */
    contact: string().defined(),
    /** The number of the profile, which nobody has verified, if it is another one; otherwise ''. */
    other_contact: string().defined(),
    city: string().defined(),
    language: string<'en' | 'hi'>().required().oneOf(['en', 'hi']),
  }).required(),
  /** When the person came to the stage. */
  stopped_at: timestamp(),
  /** When the person agreed to calls. */
  consented_at: timestamp(),
  script: object({ en: string().defined(), hi: string().defined() }).required(),
  /** Calls with the person that have ended, the newest first. */
  earlier: requiredArray(
    callSchema.pick(['id', 'caller_name', 'ended_at', 'disposition', 'call_back_at', 'notes']),
  ),
});

const progress = object({
  account_id: number().required(),
  name: string().defined(),
  /** Calls that the caller ended on the day, and those of them in which the person was reached. */
  ended: count(),
  reached: count(),
  /** Null without a target. */
  target: count().nullable().defined(),
}).noUnknown();

/** Returns the caller's claimed call, who waits by which rule, and the progress of a day. */
export const getTelecalling = endpoint({
  id: 'getTelecalling',
  method: 'GET',
  path: '/api/telecalling',
  summary: 'See the queue, the claimed call and the targets of a day',
  ...desk,
  query: object({ day: date().optional() }).noUnknown(),
  answer: dataAnswer({
    /** Whether it is a time at which the desk may call. */
    open: boolean().required(),
    day: date().required(),
    /** Calls that were promised for a time that has come. */
    call_backs: count(),
    rules: requiredArray(
      object({
        id: number().required(),
        name: string().required(),
        stage: choice('leadStage'),
        waiting: count(),
      }),
    ),
    /** The caller's own progress; for full access that of every caller. */
    callers: requiredArray(progress),
    call: callCard.nullable().defined(),
  }),
});

/**
 * Claims the next person for the caller, or returns the claim that the caller holds. `data` is null
 * when nobody waits. 409 outside the calling hours.
 */
export const claimCall = endpoint({
  id: 'claimCall',
  method: 'POST',
  creates: true,
  path: '/api/telecalling/claim',
  summary: 'Claim the next call',
  ...desk,
  body: object({}).noUnknown(),
  answer: object({ data: callCard.nullable().defined() }),
});

/** Gives a claim back, so that another caller may take the person. */
export const releaseCall = endpoint({
  id: 'releaseCall',
  method: 'POST',
  path: '/api/telecalling/calls/:id/release',
  summary: 'Give a claimed call back',
  ...desk,
  body: object({}).noUnknown(),
  answer: object({ data: uuid() }),
});

/**
 * Notes the outcome of a claimed call. `do_not_call` withdraws the person's consent to calls. The
 * same outcome again answers as the first one did. 409 once another caller has claimed the person.
 */
export const endCall = endpoint({
  id: 'endCall',
  method: 'POST',
  path: '/api/telecalling/calls/:id/outcome',
  summary: 'Note the outcome of a call',
  ...desk,
  body: callOutcomeSchema,
  answer: recordAnswer(callSchema),
});

/**
 * Returns the verified mobile number of the person whom the caller has claimed. The audit log keeps the reason. 429
 * beyond the numbers that a caller can call in an hour, by the real lengths of calls.
 */
export const revealCallContact = endpoint({
  id: 'revealCallContact',
  method: 'POST',
  path: '/api/telecalling/calls/:id/contact',
  summary: 'See the contact behind a claimed call',
  ...desk,
  body: revealSchema,
  answer: dataAnswer({ contact: string().defined() }),
});

/** Returns the PAN of a customer. The audit log keeps the reason. 404 without a PAN. */
export const revealCustomerPan = endpoint({
  id: 'revealCustomerPan',
  method: 'POST',
  path: '/api/customers/:id/pan',
  summary: 'See the PAN of a customer',
  access: { admin: [1] },
  body: revealSchema,
  answer: dataAnswer({ pan: string().defined() }),
});

export const setCallTarget = endpoint({
  id: 'setCallTarget',
  method: 'POST',
  path: '/api/telecalling/targets',
  summary: 'Set a target of a caller',
  access: { admin: [1] },
  body: callTargetSchema,
  answer: object({ data: callTargetSchema.required() }),
});
