import { boolean, number, object, string } from 'yup';
import {
  leadConsentSchema,
  leadReminderChangeSchema,
  leadReminderSchema,
  leadSchema,
  newLeadNoteSchema,
  newLeadReminderSchema,
  newLeadSchema,
} from '../../../schema/entities/partner/lead';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { timelineEntry, timelinePage, timelineQuery } from '../customers/timeline';
import { recordVersion } from '../version';

/** A partner's own leads; another partner's are 404. */
const access = { partner: true } as const;

const lead = leadSchema.shape(recordVersion);
const leadAnswer = object({ data: lead.required() });
const codeAnswer = object({ data: lead.required(), message: string().required() });
const reminderAnswer = object({ data: leadReminderSchema.required() });

/** What a customer does next. `wait` is for the lender, `none` for a disbursed loan. */
export const NEXT_STEPS = [
  'consent',
  'refused',
  'sign_in',
  'profile',
  'offer',
  'request',
  'lender_code',
  'wait',
  'none',
] as const;

export type NextStep = (typeof NEXT_STEPS)[number];

/** Whether the partner may call and write now, and why not. */
export const CONTACT_RULES = ['allowed', 'no_consent', 'refused', 'hours'] as const;

export type ContactRule = (typeof CONTACT_RULES)[number];

const contactRule = () => string<ContactRule>().required().oneOf(CONTACT_RULES);

/**
 * Adds a lead and sends the customer a code, which asks for consent. 409 if the partner has a lead of the customer for
 * the product already. A sandbox key adds a sandbox lead, and nobody is sent anything.
 */
export const addLead = endpoint({
  id: 'addLead',
  method: 'POST',
  creates: true,
  path: '/api/partner/leads',
  summary: 'Add a lead and ask the customer for consent',
  access,
  scope: 'leads:write',
  body: newLeadSchema,
  answer: codeAnswer,
});

/** Sends the customer the code for the consent again. 409 once the customer has consented. */
export const sendLeadCode = endpoint({
  id: 'sendLeadCode',
  method: 'POST',
  path: '/api/partner/leads/:id/consent-code',
  summary: 'Ask the customer of a lead for consent again',
  access,
  body: object({}).noUnknown(),
  answer: codeAnswer,
});

/** Records the customer's consent by the code that the customer told the partner. 422 for a wrong code. */
export const confirmLeadConsent = endpoint({
  id: 'confirmLeadConsent',
  method: 'POST',
  path: '/api/partner/leads/:id/consent',
  summary: 'Record the consent of the customer of a lead',
  access,
  body: leadConsentSchema,
  answer: leadAnswer,
});

/** Returns a lead with what the customer does next, and the partner's reminders, the nearest first. */
export const getLead = endpoint({
  id: 'getLead',
  method: 'GET',
  path: '/api/partner/leads/:id',
  summary: 'Read a lead',
  access,
  answer: dataAnswer({
    lead: lead.required(),
    next: object({
      step: string<NextStep>().required().oneOf(NEXT_STEPS),
      missing: requiredArray(string().required()),
      /** Lender and status of the application that the customer has made; '' without. */
      lender_name: string().defined(),
      status: string().defined(),
    }).required(),
    contact_rule: contactRule(),
    reminders: requiredArray(leadReminderSchema),
  }),
});

export const LEAD_TIMELINE_KINDS = [
  'lead',
  'consent',
  'sign_in',
  'step',
  'application',
  'status',
  'contact',
  'note',
  'reminder',
] as const;

export type LeadTimelineKind = (typeof LEAD_TIMELINE_KINDS)[number];

/** Returns a page of what happened with the customer of a lead and this partner, the newest first. */
export const getLeadTimeline = endpoint({
  id: 'getLeadTimeline',
  method: 'GET',
  path: '/api/partner/leads/:id/timeline',
  summary: 'What happened with the customer of a lead',
  access,
  query: timelineQuery(LEAD_TIMELINE_KINDS),
  answer: timelinePage(timelineEntry(LEAD_TIMELINE_KINDS)),
});

export const addLeadNote = endpoint({
  id: 'addLeadNote',
  method: 'POST',
  creates: true,
  path: '/api/partner/leads/:id/notes',
  summary: 'Write a note to a lead',
  access,
  body: newLeadNoteSchema,
  answer: leadAnswer,
});

export const addLeadReminder = endpoint({
  id: 'addLeadReminder',
  method: 'POST',
  creates: true,
  path: '/api/partner/leads/:id/reminders',
  summary: 'Set a reminder of a lead',
  access,
  body: newLeadReminderSchema,
  answer: reminderAnswer,
});

export const updateLeadReminder = endpoint({
  id: 'updateLeadReminder',
  method: 'PUT',
  path: '/api/partner/leads/:id/reminders/:reminder',
  summary: 'Put a reminder off, or end it',
  access,
  body: leadReminderChangeSchema,
  answer: reminderAnswer,
});

/** The ways in which a partner reaches a customer. */
export const CONTACT_CHANNELS = ['call', 'whatsapp'] as const;

export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/**
 * Returns the number behind a lead for a call or a message now. The audit log and the timeline keep it. 409 without the
 * customer's consent, after a refusal, and outside the calling hours.
 */
export const contactLead = endpoint({
  id: 'contactLead',
  method: 'POST',
  creates: true,
  path: '/api/partner/leads/:id/contact',
  summary: 'Call the customer of a lead, or write',
  access,
  body: object({
    channel: string<ContactChannel>().required().oneOf(CONTACT_CHANNELS),
  }).noUnknown(),
  answer: dataAnswer({ contact: string().required() }),
});

/** Why a lead is in the queue: a due reminder, or the place at which the customer stopped. */
export const QUEUE_REASONS = ['reminder', 'consented', 'signed_in', 'profile'] as const;

export type QueueReason = (typeof QUEUE_REASONS)[number];

/**
 * Returns whom the partner calls next: due reminders first, then the leads that stopped nearest to an offer. Only
 * customers who have agreed to the partner's calls are among them.
 */
export const getLeadQueue = endpoint({
  id: 'getLeadQueue',
  method: 'GET',
  path: '/api/partner/lead-queue',
  summary: 'See whom to call next',
  access,
  answer: dataAnswer({
    /** Whether it is a time at which a partner may call. */
    open: boolean().required(),
    total: number().required(),
    /** The first fifty. */
    entries: requiredArray(
      object({
        lead: lead.required(),
        reason: string<QueueReason>().required().oneOf(QUEUE_REASONS),
        /** When the reminder was due, or the customer stopped. */
        since: string().required(),
        text: string().defined(),
        contact_rule: contactRule(),
      }),
    ),
  }),
});
