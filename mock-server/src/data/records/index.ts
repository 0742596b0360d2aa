import type { AnswerOf, getOwnLender } from '@marketplace/shared/api';
import type {
  Application,
  Consent,
  FormDraft,
  HelpRequest,
  OwnApplication,
  SavedView,
  Voucher,
} from '@marketplace/shared/schema';
import type {
  AccountRecord,
  AuditChainRecord,
  AuditEntryRecord,
  CourseProgressRecord,
  FaqVoteRecord,
  FileRecord,
  LoginAttemptRecord,
  MasqueradeRecord,
  PasswordResetRecord,
  SecondFactorRecord,
  SessionRecord,
  SignInRecord,
  SignInSettingsRecord,
} from './accessRecords';
import type {
  ApprovalRecord,
  ApprovalSettingsRecord,
  ReferralRewardRecord,
} from './approvalRecords';
import type { ErasureRecord } from './erasureRecords';
import type {
  CreditCardRecord,
  LanguageRecord,
  LenderRecord,
  LenderGroupRecord,
  LenderOutageRecord,
  LenderRevenueRecord,
  LenderStatusChangeRecord,
  RemovedRecord,
  RevenueTypeRecord,
} from './catalogueRecords';
import type { DistinctPairRecord, MergeRecord } from './dedupeRecords';
import type { DerivedCollections } from './derivedRecords';
import type { JobClockRecord, JobClaimRecord, JobFailureRecord } from './jobRecords';
import type { IdempotencyKeyRecord } from './idempotencyRecords';
import type { LeadEventRecord, LeadRecord, LeadReminderRecord } from './leadRecords';
import type { Named, Numbered, FieldVersions } from './recordBase';
import type {
  CallRecord,
  CallTargetRecord,
  CustomerNoteRecord,
  CustomerTaskRecord,
  MessageCampaignRecord,
  MessageDeliveryRecord,
  MessageTemplateRecord,
  NumberRevealRecord,
  OutboxRecord,
  ReminderRecord,
  TicketMessageRecord,
  TicketRecord,
} from './messageRecords';
import type {
  DisputeRecord,
  LinkClicksRecord,
  MerchantRecord,
  OwnCollections,
  NoticeRecord,
  PartnerProfileRecord,
  PartnerBrandRecord,
  PartnerRecord,
  PayoutRecord,
  ProspectRecord,
  TrackingLinkRecord,
} from './partnerRecords';
import type { OtpRecord, PasscodeRequesterRecord } from './passcodeRecords';
import type { UserRecord } from './userRecords';
import type {
  ImportRowRecord,
  LedgerEntryRecord,
  StatusRecord,
  UploadRecord,
  UploadRowRecord,
} from '../uploads';

export type * from './accessRecords';
export type * from './approvalRecords';
export type * from './erasureRecords';
export type * from './catalogueRecords';
export type * from './dedupeRecords';
export type * from './derivedRecords';
export type * from './jobRecords';
export type * from './idempotencyRecords';
export type * from './leadRecords';
export type * from './messageRecords';
export type * from './partnerRecords';
export type * from './userRecords';

/** Fields that the key facts of older applications lack. */
type LaterTermsField =
  | 'special_offer_hi'
  | 'grievance_officer_hi'
  | 'grievance_phone'
  | 'refunds_fee';

/** The terms that an application was made on, as its key fact statement shows them. */
export type KeyFacts = NonNullable<AnswerOf<typeof getOwnLender>['data']['key_facts']>;

/** An application. Optional fields are missing in older ones. */
export type ApplicationRecord = Named &
  Omit<Application, 'reference'> & {
    readonly reference?: string;
    readonly lender_slug?: string;
    readonly history?: readonly StatusRecord[];
    readonly confirmed_at?: string | null;
    /** The tracking link that the borrower came by; null if by none. */
    readonly tracking_link_id?: number | null;
    /** The PAN given with the application. */
    readonly pan?: string;
    /** When the lender has said that it decides, ISO 8601; null if it has said nothing. */
    readonly decides_by?: string | null;
    readonly give_back?: OwnApplication['give_back'];
    readonly key_facts?: Omit<KeyFacts, LaterTermsField> & Partial<Pick<KeyFacts, LaterTermsField>>;
  };

export type VoucherRecord = Numbered & Voucher;
export type HelpRequestRecord = Numbered &
  FieldVersions &
  HelpRequest & {
    /** The reference that the person can quote. */
    readonly reference: string;
    /** The user who asked; null if not signed in. */
    readonly user_id: string | null;
    readonly created_at: string;
    /** Older requests lack it and count as open. */
    readonly status?: string;
    readonly answered_at?: string | null;
  };

/** A person's answer for one purpose (and lender). The latest one counts. */
export type ConsentRecord = Named & Consent & { readonly user_id: string };

/** The saved draft of a form: one for each person and form. */
export type FormDraftRecord = Named & FormDraft & { readonly user_id: string };

/** A view of a list that an account of a console has saved. */
export type SavedViewRecord = Named &
  Omit<SavedView, 'own' | 'owner_name'> &
  Pick<AccountRecord, 'area' | 'partner_id'> & { readonly account_id: number };

/** A record of a resource declared in `shared/resources`, whose schema has validated its fields. */
export interface DeclaredRecord extends Numbered, FieldVersions {
  readonly [field: string]: unknown;
}

/** The collection of a declared resource: `branches` are in `resource_branches`. */
export type DeclaredCollection = `resource_${string}`;

export interface Collections extends OwnCollections, DerivedCollections {
  readonly [name: DeclaredCollection]: DeclaredRecord;
  readonly lenders: LenderRecord;
  readonly lender_groups: LenderGroupRecord;
  readonly lender_revenue: LenderRevenueRecord;
  readonly lender_outages: LenderOutageRecord;
  readonly lender_status_changes: LenderStatusChangeRecord;
  readonly revenue_types: RevenueTypeRecord;
  readonly credit_cards: CreditCardRecord;
  readonly languages: LanguageRecord;
  readonly partners: PartnerRecord;
  readonly partner_profiles: PartnerProfileRecord;
  readonly partner_brands: PartnerBrandRecord;
  readonly users: UserRecord;
  readonly leads: LeadRecord;
  readonly lead_events: LeadEventRecord;
  readonly lead_reminders: LeadReminderRecord;
  readonly applications: ApplicationRecord;
  readonly help_requests: HelpRequestRecord;
  readonly accounts: AccountRecord;
  readonly sessions: SessionRecord;
  readonly sign_ins: SignInRecord;
  readonly second_factors: SecondFactorRecord;
  readonly password_resets: PasswordResetRecord;
  readonly sign_in_settings: SignInSettingsRecord;
  readonly login_attempts: LoginAttemptRecord;
  readonly otps: OtpRecord;
  readonly lender_codes: OtpRecord;
  readonly lead_codes: OtpRecord;
  readonly contact_codes: OtpRecord;
  readonly passcode_requesters: PasscodeRequesterRecord;
  readonly files: FileRecord;
  readonly idempotency_keys: IdempotencyKeyRecord;
  readonly outbox: OutboxRecord;
  readonly consents: ConsentRecord;
  readonly reminders: ReminderRecord;
  readonly erasures: ErasureRecord;
  readonly merges: MergeRecord;
  readonly distinct_pairs: DistinctPairRecord;
  readonly calls: CallRecord;
  readonly call_targets: CallTargetRecord;
  readonly number_reveals: NumberRevealRecord;
  readonly customer_notes: CustomerNoteRecord;
  readonly customer_tasks: CustomerTaskRecord;
  readonly course_progress: CourseProgressRecord;
  readonly faq_votes: FaqVoteRecord;
  readonly tickets: TicketRecord;
  readonly ticket_messages: TicketMessageRecord;
  readonly form_drafts: FormDraftRecord;
  readonly saved_views: SavedViewRecord;
  readonly prospects: ProspectRecord;
  readonly sandbox_prospects: ProspectRecord;
  readonly sandbox_leads: LeadRecord;
  readonly sandbox_applications: ApplicationRecord;
  readonly masquerades: MasqueradeRecord;
  readonly merchants: MerchantRecord;
  readonly uploads: UploadRecord;
  readonly upload_rows: UploadRowRecord;
  readonly tracking_links: TrackingLinkRecord;
  readonly link_clicks: LinkClicksRecord;
  readonly import_rows: ImportRowRecord;
  readonly ledger_entries: LedgerEntryRecord;
  readonly partner_notices: NoticeRecord;
  readonly payouts: PayoutRecord;
  readonly disputes: DisputeRecord;
  readonly message_templates: MessageTemplateRecord;
  readonly message_campaigns: MessageCampaignRecord;
  readonly message_deliveries: MessageDeliveryRecord;
  readonly vouchers: VoucherRecord;
  readonly removed_records: RemovedRecord;
  readonly approvals: ApprovalRecord;
  readonly approval_settings: ApprovalSettingsRecord;
  readonly referral_rewards: ReferralRewardRecord;
  readonly audit_entries: AuditEntryRecord;
  readonly audit_chain: AuditChainRecord;
  readonly job_clock: JobClockRecord;
  readonly job_failures: JobFailureRecord;
  readonly job_claims: JobClaimRecord;
}
