import { wireToDisplay } from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';

/** Fields that the form holds as text, options among them ('' for none chosen). */
export const TEXT_FIELDS = [
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'tin',
  'educational_level',
  'email',
  'mobile_phone_number',
  'address1',
  'address2',
  'postal_code',
  'city',
  'state',
  'residence_type',
  'employment_status_code',
  'employer_name',
  'officepincode',
  'salary_mode',
  'business_registration_type',
  'business_years',
  'business_current_turnover',
  'prefer_net_banking',
] as const satisfies ReadonlyArray<keyof User>;

/** Amounts in whole rupees; null for an empty field. */
export const RUPEES_FIELDS = [
  'monthly_rent',
  'monthly_income',
  'emi',
  'se_loan_amount',
] as const satisfies ReadonlyArray<keyof User>;

/** Boxes to tick. */
export const FLAG_FIELDS = [
  'business_account',
  'allow_sms',
  'allow_emails',
] as const satisfies ReadonlyArray<keyof User>;

export type TextField = (typeof TEXT_FIELDS)[number];
export type RupeesFieldName = (typeof RUPEES_FIELDS)[number];
export type FlagField = (typeof FLAG_FIELDS)[number];
export type ProfileFieldName = TextField | RupeesFieldName | FlagField;

/**
 * The personal loan form as it is typed: dates DD/MM/YYYY, amounts as numbers, boxes as booleans. A
 * group of radio buttons of which none is chosen reads as null.
 */
export type ProfileValues = Record<TextField, string | null> &
  Record<RupeesFieldName, number | null> &
  Record<FlagField, boolean>;

const EMPTY: ProfileValues = {
  first_name: '',
  last_name: '',
  birth_date: '',
  gender: '',
  tin: '',
  educational_level: '',
  email: '',
  mobile_phone_number: '',
  address1: '',
  address2: '',
  postal_code: '',
  city: '',
  state: '',
  residence_type: '',
  employment_status_code: '',
  employer_name: '',
  officepincode: '',
  salary_mode: '',
  business_registration_type: '',
  business_years: '',
  business_current_turnover: '',
  prefer_net_banking: '',
  monthly_rent: null,
  monthly_income: null,
  emi: null,
  se_loan_amount: null,
  business_account: false,
  allow_sms: false,
  allow_emails: false,
};

/** Amounts that the record holds as 0 until something is said about them. */
const ZERO_IS_UNSAID: ReadonlySet<RupeesFieldName> = new Set(['monthly_rent', 'emi']);

/** What the form starts with: the saved profile, its PAN masked as the server sent it. */
export const valuesOf = (user: Partial<User>): ProfileValues => {
  const values = { ...EMPTY };
  for (const name of TEXT_FIELDS) values[name] = user[name] ?? '';
  values.birth_date = wireToDisplay(user.birth_date ?? '') ?? '';
  for (const name of RUPEES_FIELDS) {
    const amount = user[name] ?? null;
    const unsaid = amount === 0 && ZERO_IS_UNSAID.has(name) && user.pl_completed !== 1;
    values[name] = unsaid ? null : amount;
  }
  for (const name of FLAG_FIELDS) values[name] = user[name] === 1;
  return values;
};
