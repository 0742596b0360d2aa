import { isDeepStrictEqual } from 'node:util';
import { maskEmail } from '@marketplace/shared/format';
import type { AuditChange } from '@marketplace/shared/schema';
import { approvalSchema } from '@marketplace/shared/schema';
import { maskContacts } from '../../data/borrowers/scrubText';
import type { ApprovalRecord, Collections } from '../../data/records';
import { OTP_COLLECTIONS } from '../../data/records/otpRecords';
import { derivedSpecs } from '../../data/specs/derivedSpecs';

/**
 * Collections that the audit log leaves out: sign-ins, messages, personal settings, derived records, and what
 * has a log of its own.
 */
const UNAUDITED: ReadonlySet<string> = new Set<string>([
  'idempotency_keys',
  // The bytes of files; the log has the records that name them.
  'files',
  ...Object.keys(derivedSpecs),
  'sessions',
  'sign_ins',
  'login_attempts',
  'password_resets',
  ...OTP_COLLECTIONS,
  'passcode_requesters',
  'outbox',
  'saved_views',
  'upload_rows',
  'link_clicks',
  'import_rows',
  'message_deliveries',
  'webhook_deliveries',
  'partner_notices',
  'sandbox_prospects',
  'sandbox_leads',
  'sandbox_applications',
  'removed_records',
  'number_reveals',
  'audit_entries',
  'audit_chain',
  'job_failures',
  'job_claims',
]);

/** Collections without personal data of borrowers. The log does not mask their values. */
const IMPERSONAL: ReadonlySet<keyof Collections> = new Set<keyof Collections>([
  'lenders',
  'lender_groups',
  'lender_revenue',
  'lender_outages',
  'lender_status_changes',
  'revenue_types',
  'credit_cards',
  'partners',
  'partner_brands',
  'funnels',
  'funnel_versions',
  'tracking_links',
  'message_templates',
  'message_campaigns',
  'vouchers',
  'uploads',
  'ledger_entries',
  'payouts',
  'accounts',
  'job_clock',
  'call_targets',
  'approvals',
  'approval_settings',
  'referral_rewards',
  'sign_in_settings',
  'gst_registrations',
  'notification_settings',
]);

/** Fields without personal data. The log masks every other field of a borrower's or applicant's record. */
const IMPERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'status',
  'stage',
  'status_date',
  'disbursed_amount',
  'product',
  'partner_id',
  'origin',
  'due_on',
  'entered_by',
  'decided_by',
  'own_partner_id',
  'decided_at',
  'answered_at',
  'account_id',
  'rule_name',
  'disposition',
  'call_back_at',
  'from',
  'to',
  'basis',
  'month',
  'page',
]);

/** Returns whether a list's filter by a field may name a person; `status_neq` compares `status`. */
export const isPersonalField = (field: string): boolean =>
  !IMPERSONAL_FIELDS.has(field.replace(/_(?:gte|lte|gt|lt|neq)$/u, '')) &&
  !/(?:_at|_on)(?:_|$)/u.test(field);

const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'version',
  'changed_in',
  'updated_at',
  // The progress of an import.
  'processed',
  'worked_at',
  // Derived from the stage of a lead.
  'reached',
  // Reading changes nothing that anybody else sees.
  'unread_desk',
  'unread_partner',
  'unread_admin',
]);

/** What the server needs to make a change later; its `changes` say what that is. */
const REQUEST_FIELDS: ReadonlySet<string> = new Set([
  'params',
  'body',
  'seen',
  'salt',
  'base_version',
]);

/** What an undo of a brand needs; the entry itself says who changed it and when. */
const BRAND_HISTORY: ReadonlySet<string> = new Set([
  'previous',
  'can_undo',
  'saved_at',
  'saved_by',
]);

const isLogged = (collection: keyof Collections, field: string): boolean =>
  !BOOKKEEPING.has(field) &&
  !(collection === 'approvals' && REQUEST_FIELDS.has(field)) &&
  !(collection === 'partner_brands' && BRAND_HISTORY.has(field));

const SECRETS: ReadonlySet<string> = new Set([
  'password_hash',
  'invitation_hash',
  'consent_link_hash',
]);

/** Texts that may tell of a person. The log outlives the person's erasure, so it keeps no contact in them. */
const REASONS: ReadonlySet<string> = new Set(['reason', 'decision_reason']);

const MASK = '***';

/** Returns whether a formatted value does not show what it stands for. */
export const isMasked = (json: string | null): boolean => json === JSON.stringify(MASK);

export const isAudited = (collection: string): boolean => !UNAUDITED.has(collection);

/** Masks the addresses of admins in what an approval shows. */
const maskAddresses = (changes: ApprovalRecord['changes']): ApprovalRecord['changes'] =>
  changes.map((change) =>
    change.field === 'email'
      ? {
          ...change,
          before: change.before && maskEmail(change.before),
          after: change.after && maskEmail(change.after),
        }
      : change,
  );

const approvalChanges = approvalSchema.pick(['changes']);

function maskValue(collection: keyof Collections, field: string, value: unknown): unknown {
  if (SECRETS.has(field) && value !== null) return MASK;
  if (collection === 'accounts' && field === 'email') return maskEmail(String(value));
  if (collection === 'accounts' && field === 'mobile_phone_number') return value && MASK;
  if (collection === 'approvals' && field === 'changes')
    return maskAddresses(approvalChanges.cast({ changes: value }).changes);
  if (typeof value === 'string' && REASONS.has(field) && IMPERSONAL.has(collection))
    return maskContacts(value);
  if (IMPERSONAL.has(collection) || collection.startsWith('resource_')) return value;
  return IMPERSONAL_FIELDS.has(field) || value === null || value === '' ? value : MASK;
}

/** Formats a field's value as JSON with personal data masked; null if it has none. */
export function formatField(
  collection: keyof Collections,
  record: object | undefined,
  field: string,
): string | null {
  const value: unknown = record && Reflect.get(record, field);
  return value === undefined ? null : JSON.stringify(maskValue(collection, field, value));
}

/** The fields by which people know a record, most telling first. A person's record is known by its reference. */
const NAME_FIELDS = ['reference', 'title', 'name', 'category_name', 'file_name', 'question_en'];

/** Returns the name of a record that people know, without personal data; '' if it has none. */
export function getRecordName(collection: keyof Collections, record: object | undefined): string {
  const isImpersonal = IMPERSONAL.has(collection) || collection.startsWith('resource_');
  const names = isImpersonal ? NAME_FIELDS : NAME_FIELDS.slice(0, 1);
  const values = new Map<string, unknown>(Object.entries(record ?? {}));
  const name = names.map((field) => values.get(field)).find((value) => value && value !== '');
  return typeof name === 'string' ? name.slice(0, 200) : '';
}

/** Compares two states of a record, each undefined if the record does not exist then. Masks personal data. */
export function findChanges(
  collection: keyof Collections,
  before: object | undefined,
  after: object | undefined,
): AuditChange[] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const next = new Map<string, unknown>(Object.entries(after ?? {}));
  const fields = [...new Set([...old.keys(), ...next.keys()])].filter(
    (field) => isLogged(collection, field) && !isDeepStrictEqual(old.get(field), next.get(field)),
  );
  return fields.toSorted().map((field) => ({
    field,
    before: formatField(collection, before, field),
    after: formatField(collection, after, field),
  }));
}
