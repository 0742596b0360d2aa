import { boolean, number, object, string } from 'yup';
import { erasures } from '../../../resources/customers';
import {
  erasureDecisionSchema,
  erasureRequestSchema,
  newErasureSchema,
} from '../../../schema/entities/borrower/erasure';
import { timestamp } from '../../../schema/fields/dates';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { recordVersion, versionSeen } from '../version';

const request = erasureRequestSchema.shape(recordVersion);
const desk = { access: { admin: erasures.write } } as const;

/** What an erasure does with the records of a collection. */
export const ERASURE_ACTIONS = ['remove', 'blank', 'keep'] as const;

export type ErasureAction = (typeof ERASURE_ACTIONS)[number];

/** Why records of an erased person stay. */
export const ERASURE_REASONS = ['proof', 'accounts', 'contract', 'statistics', 'links'] as const;

export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** The collections with data of a person, in the order in which the desk sees them. */
export const ERASURE_COLLECTIONS = [
  'users',
  'sessions',
  'sign_ins',
  'otps',
  'contact_codes',
  'passcode_requesters',
  'form_drafts',
  'reminders',
  'help_requests',
  'outbox',
  'message_deliveries',
  'merchants',
  'lender_codes',
  'applications',
  'upload_rows',
  'import_rows',
  'leads',
  'lead_codes',
  'lead_events',
  'lead_reminders',
  'calls',
  'customer_notes',
  'customer_tasks',
  'prospects',
  'merges',
  'distinct_pairs',
  'erasures',
  'consents',
] as const;

export type ErasureCollection = (typeof ERASURE_COLLECTIONS)[number];

const part = object({
  collection: string<ErasureCollection>().required().oneOf(ERASURE_COLLECTIONS),
  action: string<ErasureAction>().required().oneOf(ERASURE_ACTIONS),
  count: number().required().integer().min(0),
  /** Null for removed records. */
  reason: string<ErasureReason>()
    .nullable()
    .defined()
    .oneOf([...ERASURE_REASONS, null]),
}).noUnknown();

/** Proof that an erasure was carried out. It holds no personal data. */
const certificate = object({
  erased_at: timestamp(),
  /** The run of the scheduled job that erased. */
  job_run: string().required(),
  entries: requiredArray(part),
  /** SHA-256 of the reference, the time, the run and the entries. */
  sha256: string().required(),
  /** Whether the hash still fits the certificate. */
  valid: boolean().required(),
}).noUnknown();

const requestAnswer = object({ data: request.required() });

/** Returns a request with what it erases and keeps, or what it has erased. */
export const getErasureRequest = endpoint({
  id: 'getErasureRequest',
  method: 'GET',
  path: '/api/erasures/:id',
  summary: 'See what a request for erasure erases, or has erased',
  ...desk,
  answer: dataAnswer({
    request: request.required(),
    /** Empty once the data is erased, and for a request that does not erase any. */
    plan: requiredArray(part),
    certificate: certificate.nullable().defined(),
    /** Whether the caller entered the request, so that another admin must approve it. */
    is_own: boolean().required(),
  }),
});

/**
 * Enters a request for a customer. 409 while the customer has an open application or request. The
 * same request again by the same admin answers the first one.
 */
export const createErasureRequest = endpoint({
  id: 'createErasureRequest',
  method: 'POST',
  creates: true,
  path: '/api/erasures',
  summary: 'Enter a request for erasure for a customer',
  ...desk,
  body: newErasureSchema,
  answer: requestAnswer,
});

/**
 * Approves, refuses or withdraws a request that an admin entered. 403 for an approval by that admin,
 * 409 for a borrower's own request and for one that is decided. The same decision again by the same
 * admin answers as the first one did.
 */
export const decideErasureRequest = endpoint({
  id: 'decideErasureRequest',
  method: 'POST',
  path: '/api/erasures/:id/decision',
  summary: 'Approve, refuse or withdraw a request for erasure',
  ...desk,
  body: erasureDecisionSchema.shape(versionSeen),
  answer: requestAnswer,
});
