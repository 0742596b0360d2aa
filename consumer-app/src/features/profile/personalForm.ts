import { userSchema } from '@marketplace/shared/schema';
import type { FormSpec } from '../../form';
import {
  buildLaterSections,
  buildRequired,
  IDENTITY,
  INCOME,
  LOAN,
  PROFILE_FORM,
  PROFILE_FORM_VERSIONS,
} from '../../profile';

const SALARIED = { field: 'employment_status_code', is: ['salaried'] } as const;
const ON_OWN_ACCOUNT = {
  field: 'employment_status_code',
  is: ['self_employed', 'business'],
} as const;

/** The personal loan form: on one page what offers need, folded below it what the chosen lender needs. */
export const PERSONAL_FORM: FormSpec = {
  id: PROFILE_FORM,
  version: PROFILE_FORM_VERSIONS[PROFILE_FORM],
  failed: 'own',
  schema: userSchema,
  onePage: true,
  consents: ['bureau'],
  ...buildRequired('personal_loan'),
  sections: [
    { id: 'loan', fields: LOAN },
    {
      id: 'employment',
      fields: [
        { name: 'employment_status_code', ownLabel: true },
        ...INCOME,
        { name: 'business_current_turnover', when: ON_OWN_ACCOUNT, half: true },
      ],
    },
    { id: 'personal', fields: IDENTITY },
    ...buildLaterSections([
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
      { name: 'business_account', when: ON_OWN_ACCOUNT, ownLabel: true },
    ]),
  ],
};
