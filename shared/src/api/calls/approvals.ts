import { boolean, number, object, string } from 'yup';
import { approvals } from '../../resources/admins';
import {
  approvalDecisionSchema,
  approvalSchema,
  approvalSettingsSchema,
  movedFieldSchema,
} from '../../schema/entities/approval';
import { outlierSchema } from '../../schema/entities/import';
import { timestamp } from '../../schema/fields/dates';
import { reasonInWords } from '../../schema/fields/text';
import { endpoint } from '../endpoint';
import { dataAnswer, doneAnswer, requiredArray } from './answers';
import { pendingChange, recordVersion, versionSeen } from './version';

const desk = { access: { admin: approvals.write } } as const;
const approval = () => approvalSchema.shape(recordVersion).required();
const changed = () => object({ data: approval() });

/** What waits for a second admin outside of `approvals`, and has a page of its own. */
export const OTHER_APPROVALS = [
  'erasure',
  'application_status',
  'mis',
  'commission',
  'payout',
] as const;

export type OtherApproval = (typeof OTHER_APPROVALS)[number];

/** Counts the changes that wait, and lists the fields concerned and what waits elsewhere. */
export const getWaitingApprovals = endpoint({
  id: 'getWaitingApprovals',
  method: 'GET',
  path: '/api/waiting-approvals',
  summary: 'Count what waits for a second admin',
  ...desk,
  answer: dataAnswer({
    /** What the caller may decide: all that others have asked for. */
    mine: number().required(),
    /** The newest entry of the audit log by anybody else; 0 if there is none. */
    last_change_by_others: number().required(),
    /**
     * The values that would change, as JSON; `status` is waiting or scheduled. A record that would be
     * deleted has one entry, without a field.
     */
    changes: requiredArray(
      object({
        id: string().required(),
        status: string().required(),
        collection: string().required(),
        record_id: string().required(),
        field: string().defined(),
        value: string().nullable().defined(),
        /** Whether the caller asked for it. */
        is_own: boolean().required(),
      }).noUnknown(),
    ),
    others: requiredArray(
      object({
        kind: string<OtherApproval>().required().oneOf(OTHER_APPROVALS),
        id: string().required(),
        title: string().defined(),
        requested_by_name: string().defined(),
        requested_at: timestamp(),
        is_own: boolean().required(),
        /** What it moves, in ₹, and in how many rows; null for what moves no money. */
        total: number().nullable().defined(),
        rows: number().nullable().defined(),
        /** The account, masked, to which a payout would go; '' for other kinds, and while none is verified. */
        account_number: string().defined(),
        /** The rows above what the slabs or the application promise: how many, and the first of them. */
        outlier_rows: number().required(),
        outliers: requiredArray(outlierSchema),
      }).noUnknown(),
    ),
  }),
});

export const getApproval = endpoint({
  id: 'getApproval',
  method: 'GET',
  path: '/api/approvals/:id',
  summary: 'Read a change that a second admin decides on',
  ...desk,
  answer: dataAnswer({
    approval: approval(),
    /** Whether the caller asked for it, so that another admin must approve it. */
    is_own: boolean().required(),
    /**
     * The fields whose record has moved on since. An approval must name each as seen, or it is refused; no
     * deletion can be approved with one.
     */
    conflicts: requiredArray(movedFieldSchema),
  }),
});

/**
 * Approves, refuses or withdraws a change. Only the fields that it shows are written. 403 for an approval or
 * refusal by the admin who asked for it or whose account is younger than a day, and for a withdrawal by another;
 * 409 once it is decided, where its record has moved on, and if who asked has lost the right. The same decision
 * again by the same admin answers as the first one did.
 */
export const decideApproval = endpoint({
  id: 'decideApproval',
  method: 'POST',
  path: '/api/approvals/:id/decision',
  summary: 'Approve, refuse or withdraw a change',
  ...desk,
  body: approvalDecisionSchema.shape(versionSeen),
  answer: changed(),
});

/** Withdraws a change of the own brand or funnel that waits, whoever of the partner asked for it. 409 once it is decided. */
export const withdrawContentChange = endpoint({
  id: 'withdrawContentChange',
  method: 'POST',
  path: '/api/partner/content-changes/:id/withdrawal',
  summary: 'Withdraw a change of the own brand or funnel',
  access: { partner: true },
  body: object({}).noUnknown(),
  answer: doneAnswer(),
});

/** Adds the reason for a change. Only the admin who asked may, until it is decided. */
export const explainApproval = endpoint({
  id: 'explainApproval',
  method: 'POST',
  path: '/api/approvals/:id/reason',
  summary: 'Say why a change was asked for',
  ...desk,
  body: object({ reason: reasonInWords() }).noUnknown(),
  answer: changed(),
});

export const getApprovalSettings = endpoint({
  id: 'getApprovalSettings',
  method: 'GET',
  path: '/api/approval-settings',
  summary: 'Read which changes need a second admin',
  ...desk,
  answer: object({
    data: approvalSettingsSchema
      .shape({ ...recordVersion, admins: number().required() })
      .required(),
  }),
});

/**
 * Sets which kinds of changes need a second admin. Switching one off waits for a second admin itself;
 * 409 for switching one on while only one admin has full access.
 */
export const saveApprovalSettings = endpoint({
  id: 'saveApprovalSettings',
  method: 'POST',
  path: '/api/approval-settings',
  summary: 'Set which changes need a second admin',
  ...desk,
  body: approvalSettingsSchema.shape(versionSeen),
  answer: doneAnswer().shape({ ...recordVersion, ...pendingChange }),
});
