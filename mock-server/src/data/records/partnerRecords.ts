import type {
  ApiKey,
  DisputeThread,
  Funnel,
  FunnelVersion,
  LinkClicks,
  Merchant,
  Notice,
  NotificationSettings,
  Partner,
  GstinStatus,
  PartnerContact,
  Payout,
  PayoutAccount,
  Prospect,
  TrackingLink,
  Webhook,
  WebhookDelivery,
} from '@marketplace/shared/schema';
import type { OwnBrand } from '@marketplace/shared/branding';
import type { FieldVersions, Named, Numbered, Older } from './recordBase';

export type PartnerRecord = Numbered & FieldVersions & Partner;

/**
 * The brand that a partner has set itself, under the partner's id, and the one before the last save while the save can
 * be undone. Null means the listed brand.
 */
export type PartnerBrandRecord = Numbered & {
  readonly brand: OwnBrand | null;
  readonly previous: OwnBrand | null;
  readonly can_undo: boolean;
  readonly saved_at: string;
  readonly saved_by: string;
};

/** What a partner tells about itself, under the partner's id, with its full PAN. */
export type PartnerProfileRecord = Numbered &
  FieldVersions &
  PartnerContact & {
    readonly pan: string;
    /** Absent for a GSTIN from before it was verified, which counts. */
    readonly gstin_status?: GstinStatus | '';
    readonly gstin_reason?: string;
    /** The last GSTIN that an admin has verified. It counts until another one is verified, or none is entered. */
    readonly verified_gstin?: string;
  };

/** A day from which a partner is registered for GST, or is no longer. */
export type GstRegistrationRecord = Named & {
  readonly partner_id: number;
  readonly from: string;
  readonly registered: 0 | 1;
};

/** The account to which a partner is paid, under the partner's id, with the whole number. */
export type PayoutAccountRecord = Numbered & Omit<PayoutAccount, 'bank_name'>;

/** The notifications that a partner gets, under the partner's id. */
export type NotificationSettingsRecord = Numbered & FieldVersions & NotificationSettings;

/** A notification in a partner's portal, with the accounts that have read it. */
export type NoticeRecord = Named &
  Older<Omit<Notice, 'read'>, 'record_id' | 'state'> & {
    readonly partner_id: number;
    /** Older records lack it. */
    readonly read_by?: readonly number[];
  };

/** A merchant's application, with version and language of the text that the merchant agreed to. */
export type MerchantRecord = Named &
  FieldVersions &
  Older<Merchant, 'own_partner_id'> & {
    readonly language: 'en' | 'hi';
    readonly text_version: number;
    /** 1 if the merchant came by the partner's own form; older records lack it. */
    readonly referred?: 0 | 1;
    /** The admin account that decided; null until then. */
    readonly decided_by: number | null;
  };

/**
 * A partner's hand-over of a person: the contact in full and in lower case, and the user who used
 * the link.
 */
export type ProspectRecord = Named &
  Older<Prospect, 'created_by' | 'masquerade'> & { readonly user_id: string | null };

/** Counts that the server derives for each answer. */
type DerivedOfLink =
  | 'clicks'
  | 'automatic_clicks'
  | 'leads'
  | 'applications'
  | 'disbursals'
  | 'disbursed_amount';

/** A tracking link; its code is in lower case. */
export type TrackingLinkRecord = Numbered & FieldVersions & Omit<TrackingLink, DerivedOfLink>;
export type LinkClicksRecord = Named & LinkClicks;

/** A partner's key. Only the hash of its secret is stored. Keys of older servers lack the optional fields. */
export type ApiKeyRecord = Named &
  Older<ApiKey, 'expires_at' | 'networks'> & {
    readonly key_hash: string;
    /** The account of the owner who made it, with whose right it ends. */
    readonly account_id?: number;
  };

/** A webhook with its secret, and the one before while messages still carry its signature. */
export type WebhookRecord = Named &
  Webhook & {
    /** Until when its receiver has asked to wait (Retry-After). */
    readonly waits_until?: string;
    readonly tested_at?: string;
    /** The account of the owner who added it, with whose right it ends. */
    readonly account_id?: number;
    readonly secret: string;
    readonly previous_secret: string;
    readonly previous_until: string;
  };

export type WebhookDeliveryRecord = Named & WebhookDelivery;
/** A payout with the account of the admin who drafted it, whom the second admin must not be. */
/** `account_hash` identifies the account for which it was approved; a payout of an older server lacks both. */
export type PayoutRecord = Named &
  Older<Payout, 'account_number'> & {
    readonly created_by: number;
    readonly account_hash?: string;
  };
export type DisputeRecord = Named & DisputeThread;

/** A partner's funnel, by the id of the partner: the draft, and the number of its published version, 0 without one. */
export type FunnelRecord = Numbered &
  FieldVersions & {
    readonly draft: Funnel;
    readonly draft_saved_at: string;
    readonly draft_saved_by: string;
    readonly published: number;
    /** The content of the published version; older funnels lack it. */
    readonly live?: Funnel;
  };

export type FunnelVersionRecord = Named & FunnelVersion & { readonly partner_id: number };

/** The collections that a partner edits itself: its integrations, GSTIN, account and funnel. */
export interface OwnCollections {
  readonly api_keys: ApiKeyRecord;
  readonly webhooks: WebhookRecord;
  readonly webhook_deliveries: WebhookDeliveryRecord;
  readonly gst_registrations: GstRegistrationRecord;
  readonly payout_accounts: PayoutAccountRecord;
  readonly notification_settings: NotificationSettingsRecord;
  readonly funnels: FunnelRecord;
  readonly funnel_versions: FunnelVersionRecord;
}
