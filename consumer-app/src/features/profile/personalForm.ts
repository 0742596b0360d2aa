import { requiredForPersonalLoan, userSchema } from '@marketplace/shared/schema';
import type { FormDescription } from '../../common/form/description';
import { PROFILE_FORM, PROFILE_FORM_VERSION } from '../../common/profileForm';

const SALARIED = { field: 'employment_status_code', is: ['salaried'] } as const;
const ON_OWN_ACCOUNT = {
  field: 'employment_status_code',
  is: ['self_employed', 'business'],
} as const;

/** The personal loan form. */
export const PERSONAL_FORM: FormDescription = {
  id: PROFILE_FORM,
  version: PROFILE_FORM_VERSION,
  failed: 'own',
  schema: userSchema,
  consents: ['bureau', 'lenders'],
  required: ({ employment_status_code }) =>
    requiredForPersonalLoan(String(employment_status_code ?? '')),
  sections: [
    {
      id: 'personal',
      fields: [
        { name: 'first_name', half: true, hint: true, autoComplete: 'given-name' },
        { name: 'last_name', half: true, hint: true, autoComplete: 'family-name' },
        { name: 'birth_date', half: true, autoComplete: 'bday' },
        { name: 'tin', half: true, ownLabel: true, hint: true },
        { name: 'gender' },
        { name: 'educational_level' },
      ],
    },
    {
      id: 'contact',
      fields: [
        { name: 'email', half: true, autoComplete: 'email' },
        { name: 'mobile_phone_number', half: true, autoComplete: 'tel-national' },
        { name: 'address1', half: true, hint: true, autoComplete: 'address-line1' },
        { name: 'address2', half: true, hint: true, autoComplete: 'address-line2' },
        { name: 'postal_code', hint: true, autoComplete: 'postal-code' },
        { name: 'city', half: true, autoComplete: 'address-level2' },
        { name: 'state', half: true, autoComplete: 'address-level1' },
        { name: 'residence_type', half: true, ownLabel: true },
        {
          name: 'monthly_rent',
          half: true,
          when: { field: 'residence_type', is: ['rented', 'hostel'] },
        },
      ],
    },
    {
      id: 'employment',
      fields: [
        { name: 'employment_status_code', ownLabel: true },
        {
          name: 'employer_name',
          when: SALARIED,
          half: true,
          hint: true,
          autoComplete: 'organization',
        },
        { name: 'officepincode', when: SALARIED, half: true, hint: true },
        { name: 'salary_mode', when: SALARIED },
        {
          name: 'business_registration_type',
          when: { field: 'employment_status_code', is: ['business'] },
        },
        { name: 'business_years', when: ON_OWN_ACCOUNT, half: true },
        { name: 'business_current_turnover', when: ON_OWN_ACCOUNT, half: true },
        { name: 'business_account', when: ON_OWN_ACCOUNT, ownLabel: true },
        { name: 'monthly_income', half: true, hint: true },
        { name: 'emi', half: true, hint: true },
        { name: 'se_loan_amount', ownLabel: true, hint: 'own' },
        { name: 'prefer_net_banking', ownLabel: true },
      ],
    },
    {
      id: 'communication',
      language: true,
      fields: [
        { name: 'allow_sms', ownLabel: true },
        { name: 'allow_emails', ownLabel: true },
      ],
    },
  ],
};
