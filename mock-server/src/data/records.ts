import type { AnswerOf, getOwnLender } from '@marketplace/shared/api';
import type {
  Application,
  Consent,
  CreditCard,
  Erasure,
  FormDraft,
  HelpRequest,
  Language,
  Lead,
  Lender,
  LenderGroup,
  LenderRevenue,
  Merchant,
  Partner,
  Prospect,
  Reminder,
  RevenueType,
  User,
  Voucher,
} from '@marketplace/shared/schema';
import type {
  AccountRecord,
  LoginAttemptRecord,
  MasqueradeRecord,
  SessionRecord,
} from './accessRecords';
import type { Named, Numbered, Remembered, SoftDeleted } from './recordBase';
import type { OtpRecord, PasscodeRequesterRecord } from './passcodeRecords';
import type { StatusRecord, UploadRecord, UploadRowRecord } from './uploads';

export type { AccountRecord, LoginAttemptRecord, MasqueradeRecord, SessionRecord };

/** Fields that are younger than some stored lenders. */
type LaterField =
  | 'slug'
  | 'max_foir_percent'
  | 'confirms_by_code'
  | 'so_text_hi'
  | 'lender_description_hi'
  | 'grievance_officer_hi';

/** Fields that are younger than some stored cards. */
type LaterCardField = 'key_feature_hi' | 'marketing_bullets_hi';

/** Fields that are younger than some stored terms of applications. */
type LaterTermsField = 'special_offer_hi' | 'grievance_officer_hi';

export type LenderRecord = Numbered &
  Remembered &
  SoftDeleted &
  Omit<Lender, LaterField> &
  Partial<Pick<Lender, LaterField>>;
export type LenderGroupRecord = Numbered & SoftDeleted & LenderGroup;
/** `sort_order` is the entry's place among those of its lender, from 1. */
export type LenderRevenueRecord = Numbered &
  Remembered &
  LenderRevenue & { readonly sort_order: number };
export type RevenueTypeRecord = Numbered & RevenueType;
export type CreditCardRecord = Numbered &
  Remembered &
  SoftDeleted &
  Omit<CreditCard, LaterCardField> &
  Partial<Pick<CreditCard, LaterCardField>>;
export type LanguageRecord = Numbered & Language;
export type PartnerRecord = Numbered & Remembered & Partner;

/** Fields that are later than some stored hand-overs. */
type LaterFieldOfProspect = 'created_by' | 'masquerade';

/** The terms of an application as they were taken, as a key fact statement states them. */
export type KeyFacts = NonNullable<AnswerOf<typeof getOwnLender>['data']['key_facts']>;

/** What was not kept with the oldest applications is not there. */
export type ApplicationRecord = Named &
  Omit<Application, 'reference'> & {
    readonly reference?: string;
    readonly lender_slug?: string;
    readonly history?: readonly StatusRecord[];
    readonly confirmed_at?: string | null;
    /** The PAN that it was made with; the oldest ones did not keep it. */
    readonly pan?: string;
    readonly key_facts?: Omit<KeyFacts, LaterTermsField> & Partial<Pick<KeyFacts, LaterTermsField>>;
  };

/** The oldest leads have no reference of their own. */
export type VoucherRecord = Numbered & Voucher;
export type LeadRecord = Named & Omit<Lead, 'reference'> & { readonly reference?: string };
export type HelpRequestRecord = Numbered &
  Remembered &
  HelpRequest & {
    /** What the person is told to quote. */
    readonly reference: string;
    /** Who asked; null for someone who was not signed in. */
    readonly user_id: string | null;
    readonly created_at: string;
    /** Absent on the oldest ones, which are open. */
    readonly status?: string;
    readonly answered_at?: string | null;
  };

/** `sign_in` is the mobile number or e-mail address, in lower case, that the person proved to hold. */
export type UserRecord = Named &
  Remembered &
  User & {
    readonly sign_in: string;
    /** Absent on records from before customers had one. */
    readonly reference?: string;
    /** First and last name, and the contact masked: what the consoles list and search. */
    readonly customer_name: string;
    readonly contact: string;
    readonly partner_id: number;
    readonly created_at: string;
    readonly updated_at: string;
    /** When the whole profile was last confirmed; absent before that was noted. */
    readonly reviewed_at?: string;
    /** When the PAN was claimed, and the claims of the last weeks; ISO 8601, see `claimPan`. */
    readonly pan_claimed_at?: string;
    readonly pan_claims?: readonly string[];
  };

export interface OutboxRecord extends Numbered {
  readonly to: string;
  readonly channel: 'sms' | 'email';
  readonly text: string;
  readonly code: string | null;
  readonly sent_at: string;
}

/** One answer of a person to one purpose (and lender); the latest counts. */
export type ConsentRecord = Named & Consent & { readonly user_id: string };

/** A reminder in the language it was asked for in; `due_at` is when it goes out. */
export type ReminderRecord = Named &
  Reminder & {
    readonly user_id: string;
    readonly language: 'en' | 'hi';
    readonly due_at: string;
  };

/** A request for erasure; of the person only the id is left once it is done. */
export type ErasureRecord = Named &
  Erasure & { readonly user_id: string; readonly language: 'en' | 'hi' };

/** The draft of a form: one for each person and form. */
export type FormDraftRecord = Named & FormDraft & { readonly user_id: string };

/** A reseller's application, with the version and the language of the words that were agreed to. */
export type MerchantRecord = Named &
  Remembered &
  Merchant & {
    readonly language: 'en' | 'hi';
    readonly text_version: number;
    /** The admin account that decided; null while nobody has. */
    readonly decided_by: number | null;
  };
/** A hand-over as the partner described it, the contact in full and in lower case, and who used it. */
export type ProspectRecord = Named &
  Omit<Prospect, LaterFieldOfProspect> &
  Partial<Pick<Prospect, LaterFieldOfProspect>> & { readonly user_id: string | null };

/** A record of a resource that `shared/resources` declares; its schema has checked the fields. */
export interface DeclaredRecord extends Numbered, Remembered {
  readonly [field: string]: unknown;
}

/** The collection of a declared resource: `branches` is kept in `resource_branches`. */
export type DeclaredCollection = `resource_${string}`;

/** Everything that the server keeps. */
export interface Collections {
  readonly [name: DeclaredCollection]: DeclaredRecord;
  readonly lenders: LenderRecord;
  readonly lender_groups: LenderGroupRecord;
  readonly lender_revenue: LenderRevenueRecord;
  readonly revenue_types: RevenueTypeRecord;
  readonly credit_cards: CreditCardRecord;
  readonly languages: LanguageRecord;
  readonly partners: PartnerRecord;
  readonly users: UserRecord;
  readonly leads: LeadRecord;
  readonly applications: ApplicationRecord;
  readonly help_requests: HelpRequestRecord;
  readonly accounts: AccountRecord;
  readonly sessions: SessionRecord;
  readonly login_attempts: LoginAttemptRecord;
  readonly otps: OtpRecord;
  readonly lender_codes: OtpRecord;
  readonly passcode_requesters: PasscodeRequesterRecord;
  readonly outbox: OutboxRecord;
  readonly consents: ConsentRecord;
  readonly reminders: ReminderRecord;
  readonly erasures: ErasureRecord;
  readonly form_drafts: FormDraftRecord;
  readonly prospects: ProspectRecord;
  readonly masquerades: MasqueradeRecord;
  readonly merchants: MerchantRecord;
  readonly uploads: UploadRecord;
  readonly upload_rows: UploadRowRecord;
  readonly vouchers: VoucherRecord;
}
