import { type User, userSchema } from '@marketplace/shared/schema';
import type { Answers, FormSection, FormSpec } from '../../form';
import {
  GOLD_LOAN_FORM,
  HOUSING_LOAN_FORM,
  MARKETING,
  NAME,
  PLACE,
  PROFILE_FORM_VERSIONS,
} from '../../profile';

const CONTACT = [
  { name: 'mobile_phone_number', half: true, autoComplete: 'tel-national' },
  { name: 'email', half: true, autoComplete: 'email' },
] as const;

/** Who has one name only has no last name to give. */
const requirePersonAndPlace = ({ one_name }: Answers): readonly string[] => [
  'first_name',
  ...(one_name === true ? [] : ['last_name']),
  'mobile_phone_number',
  'postal_code',
  'city',
];

type ProfileSection = FormSection<keyof User>;

const buildLoanSection = (fields: ProfileSection['fields']): ProfileSection => ({
  id: 'loan',
  fields: [
    { name: 'se_loan_amount', half: true, ownLabel: true, hint: true },
    ...fields,
    ...MARKETING,
  ],
});

/** The gold loan form; the gold itself is weighed at the branch. */
export const GOLD_FORM: FormSpec = {
  id: GOLD_LOAN_FORM,
  version: PROFILE_FORM_VERSIONS[GOLD_LOAN_FORM],
  schema: userSchema,
  consents: ['call_gold'],
  required: (answers) => [...requirePersonAndPlace(answers), 'se_loan_amount'],
  sections: [
    { id: 'person', fields: [...NAME, ...CONTACT] },
    { id: 'place', fields: PLACE },
    buildLoanSection([]),
  ],
};

export const HOUSING_FORM: FormSpec = {
  id: HOUSING_LOAN_FORM,
  version: PROFILE_FORM_VERSIONS[HOUSING_LOAN_FORM],
  schema: userSchema,
  consents: ['call_housing'],
  required: (answers) => [
    ...requirePersonAndPlace(answers),
    'state',
    'birth_date',
    'tin',
    'employment_status_code',
    'monthly_income',
    'se_loan_amount',
  ],
  sections: [
    {
      id: 'person',
      fields: [
        ...NAME,
        { name: 'birth_date', half: true, autoComplete: 'bday' },
        { name: 'tin', half: true, ownLabel: true, hint: true },
        ...CONTACT,
      ],
    },
    { id: 'place', fields: PLACE },
    buildLoanSection([
      { name: 'monthly_income', half: true, hint: true },
      { name: 'employment_status_code', ownLabel: true },
    ]),
  ],
};
