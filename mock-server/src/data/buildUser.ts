import { nowIso } from '../clock';
import type { NewRecord } from '../store/port';
import type { UserRecord } from './records';
import { maskContact } from '@marketplace/shared/format';

interface Origin {
  readonly id: string;
  /** The contact verified by a passcode. */
  readonly contact: string;
  readonly partnerId: number;
}

/** Builds a new consumer with no data but the verified contact. */
export function buildUser({ id, contact, partnerId }: Origin): NewRecord<UserRecord> {
  const byEmail = contact.includes('@');
  const now = nowIso();
  return {
    id,
    user_id: id,
    sign_in: contact,
    customer_name: '',
    contact: maskContact(contact),
    partner_id: partnerId,
    created_at: now,
    updated_at: now,
    first_name: '',
    last_name: '',
    birth_date: null,
    gender: '',
    tin: '',
    email: byEmail ? contact : '',
    email_verified: byEmail ? 1 : 0,
    mobile_phone_code: '91',
    mobile_phone_number: byEmail ? '' : contact,
    address1: '',
    address2: '',
    postal_code: '',
    city: '',
    state: '',
    residence_type: '',
    educational_level: '',
    employment_status_code: '',
    employer_name: '',
    officepincode: '',
    monthly_income: null,
    salary_mode: '',
    monthly_rent: 0,
    emi: 0,
    prefer_net_banking: null,
    business_registration_type: '',
    business_current_turnover: '',
    business_years: '',
    business_account: 0,
    se_loan_amount: null,
    allow_sms: 0,
    allow_emails: 0,
    language: 1,
    channel_id: null,
    merchant_location_id: partnerId,
    role_id: 0,
    is_editing: 0,
    inflight_credit_app_id: null,
    bl_completed: 0,
    pl_completed: 0,
    gl_completed: 0,
    hl_completed: 0,
    pl_update_required: 0,
    pl_se_update_required: 0,
    credit_score: null,
  };
}
