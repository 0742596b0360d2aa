import { type InferType, array, object, string } from 'yup';
import { choice } from '../fields/choice';
import { uuid } from '../fields/ids';
import { date, timestamp } from '../fields/dates';
import { count, flag } from '../fields/numbers';
import { reasonInWords, text } from '../fields/text';
import { message } from '../message';
import { auditChangeSchema } from './auditEntry';

/** What a partner's pages say and show: the partner asks for these changes, and one admin decides. */
export const CONTENT_KINDS = ['brand', 'funnel'] as const;

/** The kinds of changes that admins can set to need an approval: by a second admin, or of a partner's content. */
export const APPROVAL_KINDS = [
  'partner_share',
  'payout_account',
  'commission',
  'criteria',
  'deletion',
  'disbursals',
  ...CONTENT_KINDS,
] as const;

/**
 * No setting switches off that a second admin approves other settings (`settings`), and who gets access to the
 * console (`admin_access`) as soon as two admins have full access.
 */
export type ApprovalKind = (typeof APPROVAL_KINDS)[number] | 'settings' | 'admin_access';

/** Days after which a request on which nobody has decided expires. */
export const APPROVAL_DAYS = 14;

/** The states in which a change may still take effect. */
export const OPEN_APPROVALS = ['waiting', 'scheduled'] as const;

/**
 * A change that an admin has asked for and a second admin decides on. `applied` has taken effect,
 * `scheduled` does on its day, `failed` could not on its day, and `expired` has waited
 * for too long.
 */
export const approvalSchema = object({
  id: uuid(),
  kind: choice('approvalKind'),
  status: choice('approvalStatus'),
  /** The call that makes the change. */
  call: text(),
  collection: text(),
  /** '' for a new record. */
  record_id: text(),
  /** The name of the record, and the console's page of it. */
  title: text(),
  page: text(),
  /** A change of a record in another collection names that. */
  changes: array(
    auditChangeSchema.shape({ record_id: string().defined(), collection: string().optional() }),
  ).defined(),
  /** Why it was asked for; '' if nobody has given a reason. */
  reason: text(300),
  requested_by: count(),
  requested_by_name: text(),
  requested_at: timestamp(),
  decided_by_name: text(),
  decided_at: timestamp().nullable(),
  decision_reason: text(300),
  /** The day in India from which it counts; null for at once. */
  effective_on: date().nullable(),
  applied_at: timestamp().nullable(),
}).noUnknown();

export type Approval = InferType<typeof approvalSchema>;

/** A change of a partner's content that waits, or that an admin has refused; null if the last one counts. */
export const contentChangeSchema = object({
  id: uuid(),
  status: choice('approvalStatus'),
  requested_by_name: text(),
  requested_at: timestamp(),
  /** Why it was refused. */
  decision_reason: text(300),
}).noUnknown();

/** A field whose record has moved on since the request, with its value as JSON. */
export const movedFieldSchema = object({
  record_id: string().defined(),
  field: string().required(),
  current: string().nullable().defined(),
}).noUnknown();

/** A decision on a change. A refusal needs a reason; `effective_on` may put an approval off. */
export const approvalDecisionSchema = object({
  status: string<'approved' | 'refused' | 'withdrawn'>()
    .oneOf(['approved', 'refused', 'withdrawn'], message('validation.one_of'))
    .required(message('validation.required')),
  reason: text(300).when('status', ([status], reason) =>
    status === 'refused' ? reason.concat(reasonInWords()) : reason,
  ),
  effective_on: date().nullable().optional(),
  /** The conflicts that the approver has seen and overwrites. */
  accepted: array(movedFieldSchema).optional(),
}).noUnknown();

/** Which kinds of changes need a second admin. */
export const approvalSettingsSchema = object({
  partner_share: flag(),
  payout_account: flag(),
  commission: flag(),
  criteria: flag(),
  deletion: flag(),
  disbursals: flag().optional(),
  brand: flag().optional(),
  funnel: flag().optional(),
}).noUnknown();

export type ApprovalSettings = InferType<typeof approvalSettingsSchema>;

/** Returns when a request that nobody decides on expires. */
export const getApprovalEnd = (requestedAt: string): string =>
  new Date(Date.parse(requestedAt) + APPROVAL_DAYS * 86_400_000).toISOString();
