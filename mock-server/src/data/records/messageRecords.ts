import type {
  Call,
  CallTarget,
  CustomerNote,
  CustomerTask,
  MessageCampaign,
  MessageDelivery,
  MessageTemplate,
  Reminder,
  Ticket,
  TicketMessage,
} from '@marketplace/shared/schema';
import type { FieldVersions, Named, Numbered, Older } from './recordBase';

/** What messages are about. A text by SMS has to be registered, so each kind that goes by SMS has a DLT template. */
export type SmsKind =
  | 'passcode'
  | 'reminder'
  | 'erasure'
  | 'consent_link'
  | 'invitation'
  | 'security'
  | 'notice'
  | 'application'
  | 'merge';

/** A message, its place in the queue and its outcome. Those of an earlier version lack both and are not sent. */
export interface OutboxRecord extends Numbered {
  readonly kind?: SmsKind | 'access' | 'merchant' | 'campaign' | 'test';
  readonly dlt_id?: string;
  /** What a message that may go only once is about. */
  readonly about?: string;
  readonly status?: 'queued' | 'sending' | 'sent' | 'failed';
  readonly attempts?: number;
  /** The entry of a campaign's log that the message is; other messages have none. */
  readonly delivery_id?: string;
  /** When the next attempt is due, or another server may take over the one that runs; '' once it is over. */
  readonly next_attempt_at?: string;
  /** When the message was asked for. */
  readonly to: string;
  readonly channel: 'sms' | 'email' | 'whatsapp';
  readonly text: string;
  readonly code: string | null;
  readonly sent_at: string;
}

/** A reminder in the language of the request. `due_at` is when the server sends it. */
export type ReminderRecord = Named &
  Reminder & {
    readonly user_id: string;
    readonly language: 'en' | 'hi';
    readonly due_at: string;
  };

export type MessageTemplateRecord = Numbered & FieldVersions & MessageTemplate;
/** Campaigns of older servers lack the counts of messages that wait or have failed. */
export type MessageCampaignRecord = Numbered &
  FieldVersions &
  Older<MessageCampaign, 'queued' | 'failed'>;
export type MessageDeliveryRecord = Named & MessageDelivery & { readonly user_id: string };

/** A call of the desk to a borrower. */
export type CallRecord = Named & Call;
/** That a caller has seen the number of a person, or was refused it by the cap of the hour. */
export interface NumberRevealRecord extends Named {
  readonly account_id: number;
  readonly call_id: string;
  readonly user_id: string;
  readonly at: string;
  readonly refused: boolean;
}
/** A caller's target from a day on. */
export type CallTargetRecord = Numbered & CallTarget;

/** The desk's notes about a borrower, and its tasks. */
export type CustomerNoteRecord = Named & FieldVersions & CustomerNote;
export type CustomerTaskRecord = Named & FieldVersions & CustomerTask;

export type TicketRecord = Named & FieldVersions & Ticket;
/** A message in a ticket; `attachment_type` is the extension of the file that the server keeps under the id. */
export type TicketMessageRecord = Named &
  TicketMessage & { readonly ticket_id: string; readonly attachment_type: string };
