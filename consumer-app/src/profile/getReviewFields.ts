import type { User } from '@marketplace/shared/schema';

type Field = keyof User;

/** Answers that change within a year: address, employment, contact. */
const PROFILE = [
  'email',
  'mobile_phone_number',
  'address1',
  'postal_code',
  'residence_type',
  'employment_status_code',
  'employer_name',
  'monthly_income',
  'emi',
] as const satisfies readonly Field[];

/** Answers of self-employed people that change sooner. */
const BUSINESS = [
  'business_registration_type',
  'business_years',
  'business_current_turnover',
  'monthly_income',
  'emi',
] as const satisfies readonly Field[];

/** The fields that the server wants the person to review. */
export const getReviewFields = ({
  pl_update_required,
  pl_se_update_required,
}: Pick<User, 'pl_update_required' | 'pl_se_update_required'>): readonly Field[] => [
  ...new Set([
    ...(pl_update_required === 1 ? PROFILE : []),
    ...(pl_se_update_required === 1 ? BUSINESS : []),
  ]),
];
