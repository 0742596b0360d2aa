import { formatName } from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';

type SameName = Pick<
  User,
  | 'employment_status_code'
  | 'business_registration_type'
  | 'postal_code'
  | 'address1'
  | 'address2'
  | 'gender'
  | 'pl_update_required'
  | 'pl_se_update_required'
  | 'residence_type'
  | 'allow_sms'
  | 'business_current_turnover'
  | 'business_years'
  | 'employer_name'
  | 'officepincode'
  | 'monthly_income'
  | 'salary_mode'
  | 'educational_level'
>;

/** The user detail that the pages use (specification, section 3). Amounts in ₹, recurring ones per month. */
export interface UserDetail extends SameName {
  birthDate: string | null;
  channelId: number | null;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** First and last name as one text; '' before there is one. */
  name: string;
  isEditing: boolean;
  merchantId: number | null;
  phoneCode: string;
  phoneNumber: string;
  roleId: number;
  userId: string;
  /** The PAN as the server masks it. */
  pan: string;
  /** Day, month and year of the birth date for separate inputs; '' if it is unknown. */
  dob_date: string;
  dob_month: string;
  dob_year: string;
  languageId: number;
  completed: { business: boolean; personal: boolean; gold: boolean; housing: boolean };
  /** Whether the person has started an application; extends the specification's detail. */
  started: boolean;
  desired_loan_amount: number | null;
  allow_email: User['allow_emails'];
  /** A web page cannot know these; the fields exist for native hosts. */
  ip_address: string;
  mac_address: string;
  monthly_rent: number;
  emi: number;
  prefer_net_banking: string | null;
  business_account: number;
}

/** Maps the server's profile to the shape that the pages use. */
export function toUserDetail(user: User): UserDetail {
  const [year = '', month = '', day = ''] = (user.birth_date ?? '').split('-');
  return {
    birthDate: user.birth_date ?? null,
    channelId: user.channel_id ?? null,
    email: user.email,
    emailVerified: user.email_verified === 1,
    firstName: user.first_name,
    lastName: user.last_name,
    name: formatName(user),
    isEditing: user.is_editing === 1,
    merchantId: user.merchant_location_id ?? null,
    phoneCode: user.mobile_phone_code,
    phoneNumber: user.mobile_phone_number,
    roleId: user.role_id,
    userId: user.user_id,
    pan: user.tin,
    dob_date: day,
    dob_month: month,
    dob_year: year,
    languageId: user.language,
    completed: {
      business: user.bl_completed === 1,
      personal: user.pl_completed === 1,
      gold: user.gl_completed === 1,
      housing: user.hl_completed === 1,
    },
    started: Boolean(user.inflight_credit_app_id ?? (user.first_name || user.tin)),
    employment_status_code: user.employment_status_code,
    business_registration_type: user.business_registration_type,
    postal_code: user.postal_code,
    address1: user.address1,
    address2: user.address2,
    gender: user.gender,
    pl_update_required: user.pl_update_required,
    pl_se_update_required: user.pl_se_update_required,
    residence_type: user.residence_type,
    desired_loan_amount: user.se_loan_amount ?? null,
    allow_email: user.allow_emails,
    allow_sms: user.allow_sms,
    ip_address: '',
    mac_address: '',
    business_current_turnover: user.business_current_turnover,
    business_years: user.business_years,
    employer_name: user.employer_name,
    officepincode: user.officepincode,
    monthly_income: user.monthly_income,
    salary_mode: user.salary_mode,
    monthly_rent: user.monthly_rent ?? 0,
    educational_level: user.educational_level,
    emi: user.emi ?? 0,
    prefer_net_banking: user.prefer_net_banking || null,
    business_account: user.business_account ?? 0,
  };
}
