import { requiredForPersonalLoan } from '@marketplace/shared/schema';
import type { ProfileFieldName, ProfileValues } from './profileValues';

/** One field of the form; what it holds and which options it has stands in the schema. */
export interface ProfileField {
  name: ProfileFieldName;
  /** Shown only while another field has one of these values. */
  when?: { field: 'employment_status_code' | 'residence_type'; is: readonly string[] };
  /** Has a text of its own for the borrower at `label.<name>`; else the entity's label. */
  ownLabel?: true;
  /** Has a help text at `hint.<name>`. */
  hint?: true;
  /** Takes half a line beside its neighbour where there is room. */
  half?: true;
  /** What the browser may fill in. */
  autoComplete?: string;
}

export type SectionId = 'personal' | 'contact' | 'employment' | 'communication';

/** A part of the form: a block on a wide page, a step of its own on a phone. */
export interface ProfileSection {
  id: SectionId;
  fields: readonly ProfileField[];
}

const SALARIED = { field: 'employment_status_code', is: ['salaried'] } as const;
const ON_OWN_ACCOUNT = {
  field: 'employment_status_code',
  is: ['self_employed', 'business'],
} as const;

/** The personal loan form, once, for the page, the steps, the check and the tests. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
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
      { name: 'postal_code', half: true, hint: true, autoComplete: 'postal-code' },
      { name: 'city', half: true, autoComplete: 'address-level2' },
      { name: 'state', half: true, autoComplete: 'address-level1' },
      { name: 'residence_type', half: true, ownLabel: true },
      { name: 'monthly_rent', when: { field: 'residence_type', is: ['rented', 'hostel'] } },
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
      { name: 'se_loan_amount', ownLabel: true, hint: true },
      { name: 'prefer_net_banking', ownLabel: true },
    ],
  },
  {
    id: 'communication',
    fields: [
      { name: 'allow_sms', ownLabel: true },
      { name: 'allow_emails', ownLabel: true },
    ],
  },
];

/** Whether a field is asked of a person who has answered so. */
export const isShown = ({ when }: ProfileField, values: ProfileValues): boolean =>
  !when || when.is.includes(values[when.field] ?? '');

/** The fields of a section that are asked of a person who has answered so. */
export const shownIn = (section: ProfileSection, values: ProfileValues): ProfileField[] =>
  section.fields.filter((field) => isShown(field, values));

/** Whether the profile cannot do without a field, given how the person earns. */
export const isRequired = (name: ProfileFieldName, values: ProfileValues): boolean =>
  requiredForPersonalLoan(values.employment_status_code).includes(name);

/** The section that asks for a field. */
export const sectionOf = (name: string): ProfileSection | undefined =>
  PROFILE_SECTIONS.find(({ fields }) => fields.some((field) => field.name === name));
