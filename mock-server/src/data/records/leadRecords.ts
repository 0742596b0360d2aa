import type { Lead, LeadReminder } from '@marketplace/shared/schema';
import type { Named, Older } from './recordBase';

/** A customer whom a partner referred; see `leadSchema`. */
export type LeadRecord = Named &
  Older<Lead, 'reference'> & {
    /** The number that the partner entered, in full; absent for a lead that the partner did not add. */
    readonly mobile_phone_number?: string;
    /** The customer's language as the partner stated it. */
    readonly language?: 'en' | 'hi';
    /** The import that added the lead. */
    readonly upload_id?: string;
    /**
     * When the server asks the customer for consent; null or absent once it has asked, or if no import added
     * the lead.
     */
    readonly consent_due_at?: string | null;
    /** How many links the customer has got, and the hash and the end of the last one. */
    readonly consent_links?: number;
    readonly consent_link_hash?: string | null;
    readonly consent_link_expires_at?: string | null;
    /** The tracking link that the borrower last came by before applying; null if by none. */
    readonly tracking_link_id?: number | null;
    /** When the lead reached each stage; absent until the first recorded change of stage. */
    readonly reached?: Readonly<Record<string, string>>;
  };
/** What a partner did about a lead: a note, or a code, call or message to the customer. */
export type LeadEventRecord = Named & {
  readonly lead_id: string;
  readonly kind: 'code' | 'link' | 'refused' | 'call' | 'whatsapp' | 'note';
  readonly at: string;
  readonly name: string;
  readonly text: string;
};
export type LeadReminderRecord = Named &
  LeadReminder & { readonly lead_id: string; readonly partner_id: number };
