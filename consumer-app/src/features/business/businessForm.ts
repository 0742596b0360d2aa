import { FIRMS, requiredForBusinessLoan, userSchema } from '@marketplace/shared/schema';
import type { FormDescription } from '../../common/form/description';
import { BUSINESS_LOAN_FORM } from '../../common/profileForm';

/** The business loan form. Who fills it in runs a business, so that is not asked. */
export const BUSINESS_FORM: FormDescription = {
  id: BUSINESS_LOAN_FORM,
  version: 1,
  schema: userSchema,
  fixed: { employment_status_code: 'business' },
  consents: ['bureau', 'lenders'],
  required: ({ business_registration_type }) =>
    requiredForBusinessLoan(String(business_registration_type ?? '')),
  sections: [
    {
      id: 'business',
      fields: [
        { name: 'business_registration_type' },
        {
          name: 'business_pan',
          hint: true,
          when: { field: 'business_registration_type', is: FIRMS },
        },
        { name: 'business_years', half: true },
        { name: 'business_current_turnover', half: true },
        { name: 'business_account', ownLabel: true },
      ],
    },
    {
      id: 'owner',
      fields: [
        { name: 'first_name', half: true, hint: true, autoComplete: 'given-name' },
        { name: 'last_name', half: true, hint: true, autoComplete: 'family-name' },
        { name: 'birth_date', half: true, autoComplete: 'bday' },
        { name: 'tin', half: true, ownLabel: true, hint: true },
        { name: 'gender' },
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
      id: 'loan',
      language: true,
      fields: [
        { name: 'se_loan_amount', half: true, ownLabel: true, hint: true },
        { name: 'monthly_income', half: true, hint: true },
        { name: 'emi', half: true, hint: true },
        { name: 'prefer_net_banking', ownLabel: true },
        { name: 'allow_sms', ownLabel: true },
        { name: 'allow_emails', ownLabel: true },
      ],
    },
  ],
};
