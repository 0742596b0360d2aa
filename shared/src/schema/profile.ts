import type { User } from './entities/borrower/user';

/** Fields of the profile that its owner may write. */
export const WRITABLE_PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'tin',
  'email',
  'mobile_phone_number',
  'address1',
  'address2',
  'postal_code',
  'city',
  'state',
  'residence_type',
  'educational_level',
  'employment_status_code',
  'employer_name',
  'officepincode',
  'monthly_income',
  'salary_mode',
  'monthly_rent',
  'emi',
  'prefer_net_banking',
  'business_registration_type',
  'business_current_turnover',
  'business_years',
  'business_account',
  'business_pan',
  'se_loan_amount',
  'allow_sms',
  'allow_emails',
  'is_editing',
] as const satisfies ReadonlyArray<keyof User>;

const ALWAYS = [
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'tin',
  'email',
  'mobile_phone_number',
  'address1',
  'postal_code',
  'residence_type',
  'employment_status_code',
  'monthly_income',
  'se_loan_amount',
] as const satisfies ReadonlyArray<keyof User>;

const BY_EMPLOYMENT: Record<string, ReadonlyArray<keyof User>> = {
  salaried: ['employer_name', 'officepincode', 'salary_mode'],
  self_employed: ['business_years', 'business_current_turnover'],
  business: ['business_registration_type', 'business_years', 'business_current_turnover'],
};

/** Returns the required fields of a personal loan profile. They depend on the person's employment. */
export const requiredForPersonalLoan = (
  employmentStatus: string | null | undefined,
): ReadonlyArray<keyof User> => [...ALWAYS, ...(BY_EMPLOYMENT[employmentStatus ?? ''] ?? [])];

/** Registrations of firms with their own PAN. A proprietorship uses the proprietor's PAN. */
export const FIRMS: readonly string[] = ['partnership', 'llp', 'private_limited'];

/** The registration value of an unregistered business, which cannot get a business loan. */
export const UNREGISTERED = 'none';

/** Returns the required fields of a business loan profile. A firm's own PAN is required too. */
export const requiredForBusinessLoan = (
  registration: string | null | undefined,
): ReadonlyArray<keyof User> => [
  ...requiredForPersonalLoan('business'),
  ...(FIRMS.includes(registration ?? '') ? (['business_pan'] as const) : []),
];

export const findMissingForBusinessLoan = (profile: Partial<User>): Array<keyof User> =>
  requiredForBusinessLoan(profile.business_registration_type).filter(
    (field) =>
      !isAnswered(profile[field]) ||
      (field === 'business_registration_type' && profile[field] === UNREGISTERED),
  );

const isAnswered = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || /\S/.test(value));

export const findMissingForPersonalLoan = (profile: Partial<User>): Array<keyof User> =>
  requiredForPersonalLoan(profile.employment_status_code).filter(
    (field) => !isAnswered(profile[field]),
  );
