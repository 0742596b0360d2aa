import { lenderForConsumers as consumerLenderSchema } from '@marketplace/shared/api';
import { maskContact, maskPan } from '@marketplace/shared/format';
import type { EntitySchema } from '@marketplace/shared/schema';
import {
  adminUserSchema,
  apiKeySchema,
  applicationSchema,
  approvalSchema,
  auditEntrySchema,
  callSchema,
  creditCardSchema,
  customerSchema,
  customerTaskSchema,
  disputeSchema,
  duplicatePairSchema,
  createFieldSelector,
  helpTicketSchema,
  leadSchema,
  earningSchema,
  ledgerEntrySchema,
  lenderGroupSchema,
  lenderOutageSchema,
  lenderRevenueSchema,
  lenderSchema,
  lenderStatusChangeSchema,
  linkClicksSchema,
  MASQUERADE_MINUTES,
  masqueradeSchema,
  merchantSchema,
  mergeSchema,
  messageCampaignSchema,
  messageDeliverySchema,
  messageTemplateSchema,
  ownApplicationSchema,
  partnerSchema,
  partnerUserSchema,
  payoutSchema,
  prospectSchema,
  ticketMessageSchema,
  ticketSchema,
  publicPartnerSchema,
  toSlug,
  unconsentedLeadSchema,
  uploadSchema,
  userSchema,
  webhookDeliverySchema,
  webhookSchema,
} from '@marketplace/shared/schema';
import { toPartnerRole, toPartnerUserState } from '../auth/partnerAccounts';
import { DAY_MS, MINUTE_MS } from '../clock';
import type { Stored } from '../store/port';
import { getLenderSlug } from './lenders/lenderSlugs';
import type {
  AccountRecord,
  ApplicationRecord,
  HelpRequestRecord,
  LeadRecord,
  LenderRecord,
  MasqueradeRecord,
  MessageCampaignRecord,
  MerchantRecord,
  MergeRecord,
  PayoutRecord,
  ProspectRecord,
  UserRecord,
  ApiKeyRecord,
  WebhookRecord,
} from './records';
import { deriveReference } from './specs/references';
import { getStatusHistory } from './lenders/statusHistory';
import { getUpdateFlags } from './borrowers/updateFlags';
import { readRemarks } from './lenders/statusReasons';
import { isVerified } from './borrowers/personalContacts';
import type { LedgerEntryRecord } from './uploads';

/** A record's version, which grows by one with each change. */
export interface Versioned {
  readonly version: number;
}

/** Returns a function that selects an entity's fields and the version of a stored record. */
export function toView<T>(
  schema: EntitySchema<T>,
): (record: Readonly<Partial<T>> & Stored) => T & Versioned {
  const select = createFieldSelector(schema);
  return (record) => ({ ...select(record), version: record.version });
}

// Convert stored records for callers: select the fields of the entity, mask identity numbers, and derive the
// fields that older records lack.

const selectLender = toView(lenderSchema);
export const toLenderView = (lender: Readonly<LenderRecord>) =>
  selectLender({ ...lender, slug: getLenderSlug(lender) });

const selectConsumerLender = createFieldSelector(consumerLenderSchema);
/** Selects the fields of a lender that consumers may see. */
export const toConsumerLender = (lender: Readonly<LenderRecord>) =>
  selectConsumerLender({ ...lender, slug: getLenderSlug(lender) });

export const lenderGroupView = createFieldSelector(lenderGroupSchema);
export const lenderRevenueView = toView(lenderRevenueSchema);
export const lenderOutageView = toView(lenderOutageSchema);
export const lenderStatusChangeView = toView(lenderStatusChangeSchema);
export const creditCardView = toView(creditCardSchema);
export const partnerView = toView(partnerSchema);
const selectApiKey = toView(apiKeySchema);
/** Returns when a key expires: one of an older server a year after it was made. */
export const getKeyExpiry = ({ created_at, expires_at }: Readonly<ApiKeyRecord>): string =>
  expires_at ?? new Date(Date.parse(created_at) + 365 * DAY_MS).toISOString();
export const apiKeyView = (key: Readonly<ApiKeyRecord>) =>
  selectApiKey({ ...key, networks: key.networks ?? [], expires_at: getKeyExpiry(key) });
const selectWebhook = toView(webhookSchema);
export const webhookView = (webhook: Readonly<WebhookRecord>) =>
  selectWebhook({ ...webhook, gone_at: webhook.gone_at ?? null });
export const webhookDeliveryView = toView(webhookDeliverySchema);
export const linkClicksView = toView(linkClicksSchema);
export const messageTemplateView = toView(messageTemplateSchema);
const selectCampaign = toView(messageCampaignSchema);
/** Converts a campaign; older ones have no message that waits or has failed. */
export const messageCampaignView = (campaign: Readonly<MessageCampaignRecord>) =>
  selectCampaign({ queued: 0, failed: 0, ...campaign });
export const messageDeliveryView = toView(messageDeliverySchema);
export const publicPartnerView = createFieldSelector(publicPartnerSchema);
const selectMerge = toView(mergeSchema);
/** Merges from before contacts had to confirm them count as confirmed. */
export const mergeView = (merge: Readonly<MergeRecord>) =>
  selectMerge({
    ...merge,
    confirmed_at: merge.confirmed_at === undefined ? merge.at : merge.confirmed_at,
  });
export const duplicatePairView = toView(duplicatePairSchema);
export const ticketView = toView(ticketSchema);
export const ticketMessageView = createFieldSelector(ticketMessageSchema);
export const callView = toView(callSchema);
export const customerTaskView = toView(customerTaskSchema);
export const approvalView = toView(approvalSchema);
export const auditEntryView = toView(auditEntrySchema);
export const uploadView = toView(uploadSchema);
const selectPayout = toView(payoutSchema);
export const payoutView = (payout: Readonly<PayoutRecord>) =>
  selectPayout({ account_number: '', ...payout });
export const disputeView = toView(disputeSchema);
export const adminUserView = toView(adminUserSchema);

export const earningView = toView(earningSchema);

const selectLedgerEntry = toView(ledgerEntrySchema);
export const toLedgerEntryView = (entry: Readonly<LedgerEntryRecord>) =>
  selectLedgerEntry({ kind: 'commission', ...entry });

const selectPartnerUser = toView(partnerUserSchema);
export const toPartnerUserView = (account: Readonly<AccountRecord>) =>
  selectPartnerUser({
    mobile_phone_number: '',
    ...account,
    partner_id: account.partner_id ?? 0,
    role: toPartnerRole(account),
    account_state: toPartnerUserState(account),
    invitation_expires_at: account.invitation_hash ? (account.invitation_expires_at ?? null) : null,
  });

const selectApplication = toView(applicationSchema);
export const toApplicationView = (application: Readonly<ApplicationRecord>) =>
  selectApplication({
    reference: deriveReference('applications', application.id),
    ...application,
  });

/** Converts an application for its partner, without the lender's remarks. */
export const toPartnerApplicationView = (application: Readonly<ApplicationRecord>) => ({
  ...toApplicationView(application),
  remarks: '',
});

const selectOwnApplication = toView(ownApplicationSchema);
/** Converts an application for its owner. */
export const toOwnApplicationView = (application: Readonly<ApplicationRecord>) =>
  selectOwnApplication({
    lender_slug: toSlug(application.lender_name),
    ...application,
    ...toApplicationView(application),
    ...readRemarks(application.remarks),
    decides_by: application.decides_by ?? null,
    give_back: application.give_back ?? null,
    // Omit the admin who set a status; borrowers must not see it.
    history: getStatusHistory(application).map(({ by: _, ...entry }) => ({
      ...entry,
      ...readRemarks(entry.remarks),
    })),
    pan: maskPan(application.pan ?? ''),
  });

const selectProspect = toView(prospectSchema);
/** Converts a hand-over for its partner, with a masked contact. */
export const toProspectView = (prospect: Readonly<ProspectRecord>) =>
  selectProspect({ ...prospect, contact: prospect.contact && maskContact(prospect.contact) });

const selectLead = toView(leadSchema);
export const toLeadView = (lead: Readonly<LeadRecord>) =>
  selectLead({ reference: deriveReference('leads', lead.id), ...lead });

const selectUnconsentedLead = toView(unconsentedLeadSchema);
/** Converts a lead for its partner, without what the customer has answered until the customer agrees to be called. */
export const toPartnerLeadView = (lead: Readonly<LeadRecord>) =>
  lead.consented_at ? toLeadView(lead) : selectUnconsentedLead(toLeadView(lead));

const selectMerchant = toView(merchantSchema);
export const toMerchantView = (merchant: Readonly<MerchantRecord>) =>
  selectMerchant({
    own_partner_id: null,
    ...merchant,
    business_pan: maskPan(merchant.business_pan),
  });

const selectUser = toView(userSchema);
export const toUserView = (user: Readonly<UserRecord>) =>
  selectUser({
    ...user,
    ...getUpdateFlags(user),
    mobile_verified: isVerified(user, 'mobile') ? 1 : 0,
    one_name: user.one_name ?? 0,
    se_loan_tenure: user.se_loan_tenure ?? null,
    loan_purpose: user.loan_purpose ?? '',
    tin: maskPan(user.tin),
    business_pan: maskPan(user.business_pan ?? ''),
  });

const selectCustomer = toView(customerSchema);
/** Converts a consumer for the consoles' lists. */
export const toCustomerView = (user: Readonly<UserRecord>) =>
  selectCustomer({
    reference: deriveReference('users', user.id),
    ...user,
    tin: maskPan(user.tin),
  });

const selectHelpTicket = toView(helpTicketSchema);
/** Converts a help request for the admins who answer it. */
export const toHelpTicketView = (request: Readonly<HelpRequestRecord>) =>
  selectHelpTicket({ status: 'open', ...request });

const selectMasquerade = toView(masqueradeSchema);
export const toMasqueradeView = (entry: Readonly<MasqueradeRecord>) =>
  selectMasquerade({
    mode: entry.write ? 'write' : 'read_only',
    until: new Date(Date.parse(entry.at) + MASQUERADE_MINUTES * MINUTE_MS).toISOString(),
    ...entry,
  });
