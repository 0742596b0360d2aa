import type { User } from './entities/borrower/user';

/** Fields of the profile that its owner may write. */
export const WRITABLE_PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'one_name',
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
  'se_loan_tenure',
  'loan_purpose',
  'allow_sms',
  'allow_emails',
  'is_editing',
] as const satisfies ReadonlyArray<keyof User>;

type Field = keyof User;
type Profile = Partial<User>;

/** Registrations of firms with their own PAN. A proprietorship uses the proprietor's PAN. */
export const FIRMS: readonly string[] = ['partnership', 'llp', 'private_limited'];

/** The registration value of an unregistered business, which cannot get a business loan. */
export const UNREGISTERED = 'none';

/** Without these answers nobody can say who would lend to a person, and on which terms. */
const FOR_OFFERS = [
  'first_name',
  'last_name',
  'birth_date',
  'tin',
  'employment_status_code',
  'monthly_income',
  'se_loan_amount',
] as const satisfies readonly Field[];

/** What a lender needs of everybody besides. */
const TO_APPLY = [
  'gender',
  'email',
  'mobile_phone_number',
  'address1',
  'postal_code',
  'residence_type',
] as const satisfies readonly Field[];

/** What a lender needs besides, by employment. */
const TO_APPLY_BY_EMPLOYMENT: Readonly<Record<string, readonly Field[]>> = {
  salaried: ['employer_name', 'officepincode', 'salary_mode'],
  self_employed: ['business_years'],
  business: ['business_registration_type', 'business_years'],
};

const HAS_TURNOVER: readonly string[] = ['self_employed', 'business'];

const isAnswered = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || /\S/.test(value));

/** A person with one name has no last name to give. */
const withoutLastName = (names: readonly Field[], { one_name }: Profile): readonly Field[] =>
  one_name === 1 ? names.filter((name) => name !== 'last_name') : names;

const isBusiness = (product: string | undefined): boolean => product === 'business_loan';

/**
 * The answers without which there are no offers, for a product of the offers page. They depend on the profile: on
 * employment and on whether the person has one name only.
 */
export const requiredForOffers = (profile: Profile, product?: string): readonly Field[] => [
  ...withoutLastName(FOR_OFFERS, profile),
  ...(isBusiness(product) || HAS_TURNOVER.includes(profile.employment_status_code ?? '')
    ? (['business_current_turnover'] as const)
    : []),
  ...(isBusiness(product) ? (['business_registration_type'] as const) : []),
];

/** The answers without which an application cannot be sent: those for offers and what the lender needs besides. */
export function requiredToApply(profile: Profile, product?: string): readonly Field[] {
  const employment = isBusiness(product) ? 'business' : (profile.employment_status_code ?? '');
  const hasOwnPan = isBusiness(product) && FIRMS.includes(profile.business_registration_type ?? '');
  return [
    ...new Set([
      ...requiredForOffers(profile, product),
      ...TO_APPLY,
      ...(TO_APPLY_BY_EMPLOYMENT[employment] ?? []),
      ...(hasOwnPan ? (['business_pan'] as const) : []),
    ]),
  ];
}

const findMissing = (profile: Profile, required: readonly Field[], product?: string): Field[] =>
  required.filter(
    (name) =>
      !isAnswered(profile[name]) ||
      (isBusiness(product) &&
        name === 'business_registration_type' &&
        profile[name] === UNREGISTERED),
  );

export const findMissingForOffers = (profile: Profile, product?: string): Field[] =>
  findMissing(profile, requiredForOffers(profile, product), product);

export const findMissingToApply = (profile: Profile, product?: string): Field[] =>
  findMissing(profile, requiredToApply(profile, product), product);
