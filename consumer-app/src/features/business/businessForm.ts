import {
  FIRMS,
  UNREGISTERED,
  requiredForBusinessLoan,
  userSchema,
} from '@marketplace/shared/schema';
import type { FormSpec } from '../../form';
import { AMOUNT } from '../../offers';
import { CONTACT, IDENTITY, INCOME, MARKETING, BUSINESS_LOAN_FORM } from '../../profile';

/** The business loan form. It does not ask for the employment type, because the borrower runs a business. */
export const BUSINESS_FORM: FormSpec = {
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
        // The products page has already asked whether the business is registered, so 'unregistered'
        // is not offered.
        { name: 'business_registration_type', without: [UNREGISTERED] },
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
      fields: IDENTITY,
    },
    {
      id: 'contact',
      fields: CONTACT,
    },
    {
      id: 'loan',
      language: true,
      fields: [
        { name: 'se_loan_amount', half: true, ownLabel: true, hint: true, amounts: AMOUNT },
        ...INCOME,
        { name: 'prefer_net_banking', ownLabel: true },
        ...MARKETING,
      ],
    },
  ],
};
