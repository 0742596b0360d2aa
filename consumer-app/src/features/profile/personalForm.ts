import { requiredForPersonalLoan, userSchema } from '@marketplace/shared/schema';
import type { FormSpec } from '../../form';
import { AMOUNT } from '../../offers';
import {
  CONTACT,
  IDENTITY,
  INCOME,
  MARKETING,
  PROFILE_FORM,
  PROFILE_FORM_VERSION,
} from '../../profile';

const SALARIED = { field: 'employment_status_code', is: ['salaried'] } as const;
const ON_OWN_ACCOUNT = {
  field: 'employment_status_code',
  is: ['self_employed', 'business'],
} as const;

export const PERSONAL_FORM: FormSpec = {
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
      fields: [...IDENTITY, { name: 'educational_level' }],
    },
    {
      id: 'contact',
      fields: CONTACT,
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
        ...INCOME,
        { name: 'se_loan_amount', ownLabel: true, hint: 'own', amounts: AMOUNT },
        { name: 'prefer_net_banking', ownLabel: true },
      ],
    },
    {
      id: 'communication',
      language: true,
      fields: MARKETING,
    },
  ],
};
