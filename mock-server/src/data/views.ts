import type { AnswerOf, getProductLenders } from '@marketplace/shared/api';
import type {
  Application,
  CreditCard,
  Customer,
  HelpTicket,
  Lead,
  Lender,
  LenderGroup,
  LenderRevenue,
  OwnApplication,
  Merchant,
  Partner,
  Prospect,
  PublicPartner,
  User,
} from '@marketplace/shared/schema';
import { toSlug } from '@marketplace/shared/schema';
import { maskContact, maskPan } from '@marketplace/shared/format';
import { getLenderSlug } from './lenderSlugs';
import { referenceOfId } from './references';
import { getStatusHistory } from './statusHistory';
import type {
  ApplicationRecord,
  CreditCardRecord,
  HelpRequestRecord,
  LeadRecord,
  LenderGroupRecord,
  LenderRecord,
  LenderRevenueRecord,
  MerchantRecord,
  PartnerRecord,
  ProspectRecord,
  UserRecord,
} from './records';
import { getUpdateFlags } from './updateFlags';

/** A record's version, which grows by one with each change. */
export interface Versioned {
  readonly version: number;
}

// Convert stored records for callers: remove the fields that only the server needs.

export function lenderView({
  id,
  deleted_at,
  changed_in,
  ...lender
}: Readonly<LenderRecord>): Lender & Versioned {
  return {
    ...lender,
    slug: getLenderSlug(lender),
    confirms_by_code: lender.confirms_by_code ?? 0,
    so_text_hi: lender.so_text_hi ?? '',
    max_foir_percent: lender.max_foir_percent ?? null,
    lender_description_hi: lender.lender_description_hi ?? '',
    grievance_officer_hi: lender.grievance_officer_hi ?? '',
  };
}

/** Selects the fields of a lender that consumers may see. */
export function lenderForConsumers(
  lender: Readonly<LenderRecord>,
): AnswerOf<typeof getProductLenders>['data'][number] {
  return {
    lender_id: lender.lender_id,
    slug: getLenderSlug(lender),
    name: lender.name,
    product: lender.product,
    min_age: lender.min_age,
    max_age: lender.max_age,
    min_loan_amount: lender.min_loan_amount,
    loan_amount_upto: lender.loan_amount_upto,
    tenure_min: lender.tenure_min,
    tenure: lender.tenure,
    interest_rate: lender.interest_rate,
    processing_fees: lender.processing_fees,
    penal_charge_percent: lender.penal_charge_percent,
    foreclosure_percent: lender.foreclosure_percent,
    cooling_off_days: lender.cooling_off_days,
    journey: lender.journey,
    lender_description: lender.lender_description,
    lender_description_hi: lender.lender_description_hi ?? '',
    grievance_officer: lender.grievance_officer,
    grievance_officer_hi: lender.grievance_officer_hi ?? '',
    grievance_contact: lender.grievance_contact,
  };
}

export function lenderGroupView({ id, name }: Readonly<LenderGroupRecord>): LenderGroup {
  return { id, name };
}

export function lenderRevenueView({
  sort_order,
  changed_in,
  ...entry
}: Readonly<LenderRevenueRecord>): LenderRevenue & Versioned {
  return entry;
}

export function creditCardView({
  id,
  deleted_at,
  changed_in,
  ...card
}: Readonly<CreditCardRecord>): CreditCard & Versioned {
  return {
    ...card,
    key_feature_hi: card.key_feature_hi ?? '',
    marketing_bullets_hi: card.marketing_bullets_hi ?? [],
  };
}

export function partnerView({
  changed_in,
  ...partner
}: Readonly<PartnerRecord>): Partner & Versioned {
  return partner;
}

/** Selects the public fields of a partner. */
export function publicPartnerView({
  id,
  name,
  title,
  url_segment,
}: Readonly<PartnerRecord>): PublicPartner {
  return { id, name, title, url_segment };
}

export function applicationView({
  lender_slug,
  history,
  confirmed_at,
  key_facts,
  pan,
  ...application
}: Readonly<ApplicationRecord>): Application & Versioned {
  const { reference = referenceOfId('applications', application.id) } = application;
  return { ...application, reference };
}

/** Converts an application for its owner. */
export function ownApplicationView(
  application: Readonly<ApplicationRecord>,
): OwnApplication & Versioned {
  return {
    ...applicationView(application),
    lender_slug: application.lender_slug ?? toSlug(application.lender_name),
    // Omit the admin who set a status; borrowers must not see it.
    history: getStatusHistory(application).map(({ by: _, ...entry }) => entry),
    confirmed_at: application.confirmed_at ?? null,
    pan: maskPan(application.pan ?? ''),
  };
}

/** Converts a hand-over for its partner: masks the contact and omits who used the link. */
export function prospectView({
  user_id,
  ...prospect
}: Readonly<ProspectRecord>): Prospect & Versioned {
  return {
    ...prospect,
    contact: prospect.contact && maskContact(prospect.contact),
    created_by: prospect.created_by ?? '',
    masquerade: prospect.masquerade ?? 0,
  };
}

export function leadView(lead: Readonly<LeadRecord>): Lead & Versioned {
  return { ...lead, reference: lead.reference ?? referenceOfId('leads', lead.id) };
}

/** Converts a merchant's application; masks the PAN. */
export function merchantView(record: Readonly<MerchantRecord>): Merchant & Versioned {
  const { changed_in, language, text_version, decided_by, ...merchant } = record;
  return { ...merchant, business_pan: maskPan(merchant.business_pan) };
}

/** Converts a consumer's own profile; masks the PAN. */
export function userView(record: Readonly<UserRecord>): User & Versioned {
  const {
    id,
    changed_in,
    sign_in,
    reference,
    customer_name,
    contact,
    partner_id,
    created_at,
    updated_at,
    reviewed_at,
    pan_claimed_at,
    pan_claims,
    ...user
  } = record;
  return {
    ...user,
    ...getUpdateFlags(record),
    tin: maskPan(user.tin),
    business_pan: maskPan(user.business_pan ?? ''),
  };
}

/** Converts a consumer for the consoles' lists. */
export function customerView(user: Readonly<UserRecord>): Customer & Versioned {
  return {
    id: user.id,
    reference: user.reference ?? referenceOfId('users', user.id),
    version: user.version,
    customer_name: user.customer_name,
    contact: user.contact,
    tin: maskPan(user.tin),
    city: user.city,
    employment_status_code: user.employment_status_code,
    monthly_income: user.monthly_income,
    credit_score: user.credit_score,
    pl_completed: user.pl_completed,
    bl_completed: user.bl_completed,
    gl_completed: user.gl_completed,
    hl_completed: user.hl_completed,
    partner_id: user.partner_id,
    created_at: user.created_at,
    updated_at: user.updated_at,
  };
}

/** Converts a help request for the admins who answer it. */
export function helpTicketView({
  user_id,
  changed_in,
  status = 'open',
  answered_at = null,
  ...request
}: Readonly<HelpRequestRecord>): HelpTicket & Versioned {
  return { ...request, status, answered_at };
}
