import { formatName } from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';

/**
 * Maps the server's profile to the user detail that the pages use (specification, section 3): the profile, with names
 * of its own for some fields. Amounts in ₹, recurring ones per month.
 */
export function toUserDetail(user: User) {
  const [year = '', month = '', day = ''] = (user.birth_date ?? '').split('-');
  return {
    ...user,
    birthDate: user.birth_date ?? null,
    channelId: user.channel_id ?? null,
    emailVerified: user.email_verified === 1,
    firstName: user.first_name,
    lastName: user.last_name,
    /** First and last name as one text; '' before there is one. */
    name: formatName(user),
    isEditing: user.is_editing === 1,
    merchantId: user.merchant_location_id ?? null,
    phoneCode: user.mobile_phone_code,
    phoneNumber: user.mobile_phone_number,
    roleId: user.role_id,
    userId: user.user_id,
    /** The PAN as the server masks it. */
    pan: user.tin,
    // '' if the birth date is unknown.
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
    /** Whether the person has started an application; extends the specification's detail. */
    started: Boolean(user.inflight_credit_app_id ?? (user.first_name || user.tin)),
    desired_loan_amount: user.se_loan_amount ?? null,
    allow_email: user.allow_emails,
    // A web page cannot know these; the fields exist for native hosts.
    ip_address: '',
    mac_address: '',
    prefer_net_banking: user.prefer_net_banking || null,
  };
}

export type UserDetail = ReturnType<typeof toUserDetail>;
