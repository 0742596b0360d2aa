import { type InferType, array, object, string } from 'yup';
import { choice } from '../fields/choice';
import { timestamp } from '../fields/dates';
import { count, flag, id } from '../fields/numbers';
import { text } from '../fields/text';

/** Days after which the server deletes an entry of the audit log. */
export const AUDIT_DAYS = 730;

/** A changed field. The values are JSON, personal data masked; null where there was or is none. */
export const auditChangeSchema = object({
  field: string().required(),
  before: string().nullable().defined(),
  after: string().nullable().defined(),
  /** What people call the records that the values point at; '' if they are gone or have no name. */
  before_name: string(),
  after_name: string(),
}).noUnknown();

export type AuditChange = InferType<typeof auditChangeSchema>;

/**
 * An entry of the audit log: who did what to which record, when. Each entry holds the hash of the
 * one before, so that a change or a gap shows.
 */
export const auditEntrySchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  at: timestamp(),
  area: choice('auditArea'),
  account_id: count(),
  actor_name: text(),
  /** The name of the partner's key that acted; '' for a person. */
  api_key: text(),
  /** 1 if an admin acted as a partner. */
  masquerade: flag(),
  action: choice('auditAction'),
  /** The call that did it. */
  call: text(),
  /** The collection of the record, or of all records of a batch. */
  collection: text(),
  /** '' for a batch and for a list that was read. */
  record_id: text(),
  /** What people call the record, such as its reference or its file; '' if it has no such name. */
  record_name: text(255),
  /** The number of records. */
  records: count(),
  changes: array(auditChangeSchema).defined(),
  previous_hash: text(),
  hash: text(),
}).noUnknown();

export type AuditEntry = InferType<typeof auditEntrySchema>;
