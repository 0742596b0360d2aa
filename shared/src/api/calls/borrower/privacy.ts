import { object, string } from 'yup';
import { ownApplicationSchema } from '../../../schema/entities/borrower/application';
import { callSchema } from '../../../schema/entities/customers/call';
import { consentSchema } from '../../../schema/entities/borrower/consent';
import { customerNoteSchema } from '../../../schema/entities/customers/customerNote';
import { customerTaskSchema } from '../../../schema/entities/customers/customerTask';
import { erasureSchema } from '../../../schema/entities/borrower/erasure';
import { formDraftSchema } from '../../../schema/entities/borrower/formDraft';
import { helpRequestSchema } from '../../../schema/entities/borrower/helpRequest';
import { leadSchema } from '../../../schema/entities/partner/lead';
import { merchantSchema } from '../../../schema/entities/partner/merchant';
import { messageDeliverySchema } from '../../../schema/entities/customers/messaging';
import { reminderSchema } from '../../../schema/entities/borrower/reminder';
import { userSchema } from '../../../schema/entities/borrower/user';
import { choice } from '../../../schema/fields/choice';
import { uuid } from '../../../schema/fields/ids';
import { flag } from '../../../schema/fields/numbers';
import { timestamp } from '../../../schema/fields/dates';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { recordVersion } from '../version';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** A lead in the download of a person's data. */
export const exportedLeadSchema = leadSchema.pick([
  'id',
  'reference',
  'product',
  'stage',
  'created_at',
  'updated_at',
]);

/** A partner's link that the person used, or that names one of their contacts. */
const exportedProspect = object({
  id: uuid(),
  partner: string().defined(),
  product: choice('product'),
  first_name: string().defined(),
  contact: string().defined(),
  created_at: timestamp(),
}).noUnknown();

const exportedMessage = object({
  to: string().defined(),
  channel: string().defined(),
  text: string().defined(),
  sent_at: timestamp(),
}).noUnknown();

const heldSignIn = object({ at: timestamp(), device: string().defined() }).noUnknown();

/** A help request in the download of a person's data. */
export const exportedHelpSchema = helpRequestSchema.shape({
  reference: string().defined(),
  created_at: timestamp(),
});

/** A message of a campaign in that download. */
const exportedDelivery = messageDeliverySchema
  .pick(['contact', 'language', 'status', 'at'])
  .shape({ campaign: string().defined(), channel: choice('messageChannel') });

/** A call of the desk in that download. */
export const exportedCallSchema = callSchema.pick([
  'product',
  'stage',
  'claimed_at',
  'ended_at',
  'disposition',
  'call_back_at',
  'notes',
]);

/** A note of the desk about the person in that download. */
export const exportedNoteSchema = customerNoteSchema.pick(['text', 'created_at', 'edited_at']);

/** A task of the desk for the person in that download. */
export const exportedTaskSchema = customerTaskSchema.pick([
  'title',
  'due_on',
  'created_at',
  'done_at',
]);

/** Returns all stored data of the caller, with the PAN masked. */
export const getOwnData = endpoint({
  id: 'getOwnData',
  method: 'GET',
  path: '/api/user/:id/data',
  summary: 'Download what is held of oneself',
  ...own,
  answer: dataAnswer({
    generated_at: timestamp(),
    profile: userSchema.shape(recordVersion).required(),
    /** Every consent answer, oldest first, each with the text that the person read. */
    consents: requiredArray(
      consentSchema.shape({ text: string().defined(), lender_name: string().defined() }),
    ),
    applications: requiredArray(ownApplicationSchema.shape(recordVersion)),
    leads: requiredArray(exportedLeadSchema),
    prospects: requiredArray(exportedProspect),
    sign_ins: requiredArray(heldSignIn),
    /** Messages sent to the person within the retention period. */
    messages: requiredArray(exportedMessage),
    /** Messages of campaigns, also those that the limit held back. */
    deliveries: requiredArray(exportedDelivery),
    calls: requiredArray(exportedCallSchema),
    notes: requiredArray(exportedNoteSchema),
    tasks: requiredArray(exportedTaskSchema),
    help_requests: requiredArray(exportedHelpSchema),
    reminders: requiredArray(reminderSchema),
    drafts: requiredArray(formDraftSchema),
    /** Merchant applications that name the person's verified contact. */
    merchants: requiredArray(merchantSchema.shape(recordVersion)),
    erasure: erasureSchema.nullable().defined(),
  }),
});

/** Returns the caller's erasure request, null if there is none. */
export const getErasure = endpoint({
  id: 'getErasure',
  method: 'GET',
  path: '/api/user/:id/erasure',
  summary: 'Follow a request for erasure',
  ...own,
  answer: object({ data: erasureSchema.nullable().defined() }),
});

/**
 * Requests erasure. 409 while an application of the last 90 days is open, unless `withdraw_applications` is 1, which
 * withdraws them first; 409 when a request already exists.
 */
export const requestErasure = endpoint({
  id: 'requestErasure',
  method: 'POST',
  creates: true,
  path: '/api/user/:id/erasure',
  summary: 'Ask for erasure',
  ...own,
  body: object({ withdraw_applications: flag().optional() }).noUnknown(),
  answer: object({ data: erasureSchema.required() }),
});

export const withdrawErasure = endpoint({
  id: 'withdrawErasure',
  method: 'DELETE',
  path: '/api/user/:id/erasure',
  summary: 'Take a request for erasure back',
  ...own,
  answer: object({ data: erasureSchema.nullable().defined() }),
});
