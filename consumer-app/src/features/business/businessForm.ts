import {
  FIRMS,
  UNREGISTERED,
  requiredForBusinessLoan,
  userSchema,
} from '@marketplace/shared/schema';
import type { FormSpec } from '../../form/formSpec';
import { AMOUNT } from '../../offers/loanRequest';
import { CONTACT, IDENTITY, MEANS, NEWS } from '../../profile/profileFields';
import { BUSINESS_LOAN_FORM } from '../../profile/profileForm';

/** The business loan form. Who fills it in runs a business, so that is not asked. */
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
        // Who answers that there is a certificate is not asked whether there is one.
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
        ...MEANS,
        { name: 'prefer_net_banking', ownLabel: true },
        ...NEWS,
      ],
    },
  ],
};
