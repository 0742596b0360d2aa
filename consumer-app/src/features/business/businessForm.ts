import { FIRMS, UNREGISTERED, userSchema } from '@marketplace/shared/schema';
import type { FormSpec } from '../../form';
import {
  BUSINESS_LOAN_FORM,
  buildLaterSections,
  buildRequired,
  IDENTITY,
  INCOME,
  LOAN,
  PROFILE_FORM_VERSIONS,
} from '../../profile';

const OWNER = { employment_status_code: 'business' } as const;

/** The business loan form. It does not ask for the employment type, because the borrower runs a business. */
export const BUSINESS_FORM: FormSpec = {
  id: BUSINESS_LOAN_FORM,
  version: PROFILE_FORM_VERSIONS[BUSINESS_LOAN_FORM],
  schema: userSchema,
  onePage: true,
  fixed: OWNER,
  consents: ['bureau'],
  ...buildRequired('business_loan', OWNER),
  sections: [
    { id: 'loan', fields: LOAN },
    {
      id: 'business',
      fields: [
        // The products page has already asked whether the business is registered, so 'unregistered'
        // is not offered.
        { name: 'business_registration_type', half: true, without: [UNREGISTERED] },
        { name: 'business_current_turnover', half: true },
        ...INCOME,
      ],
    },
    { id: 'owner', fields: IDENTITY },
    ...buildLaterSections([
      {
        name: 'business_pan',
        hint: true,
        when: { field: 'business_registration_type', is: FIRMS },
      },
      { name: 'business_years', half: true },
      { name: 'business_account', ownLabel: true },
    ]),
  ],
};
