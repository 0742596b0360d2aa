import type { User } from '@marketplace/shared/schema';

/** The profile's fields in groups; empty fields are not shown. */
export const DATA_GROUPS = [
  {
    id: 'identity',
    fields: [
      'first_name',
      'last_name',
      'one_name',
      'birth_date',
      'gender',
      'tin',
      'educational_level',
    ],
  },
  {
    id: 'contact',
    fields: [
      'mobile_phone_number',
      'email',
      'address1',
      'address2',
      'postal_code',
      'city',
      'state',
      'residence_type',
    ],
  },
  {
    id: 'money',
    fields: [
      'employment_status_code',
      'employer_name',
      'officepincode',
      'business_registration_type',
      'business_years',
      'business_current_turnover',
      'salary_mode',
      'monthly_income',
      'monthly_rent',
      'emi',
      'se_loan_amount',
      'se_loan_tenure',
      'loan_purpose',
      'prefer_net_banking',
      'credit_score',
    ],
  },
] as const satisfies readonly { id: string; fields: readonly (keyof User)[] }[];

export type DataGroup = (typeof DATA_GROUPS)[number];
export type DataField = DataGroup['fields'][number];

/** Whether a field has a value; an amount of 0 counts as none. */
export const hasValue = (value: User[DataField]): boolean =>
  value !== null && value !== undefined && value !== '' && value !== 0;
