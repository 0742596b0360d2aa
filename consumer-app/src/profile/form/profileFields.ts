import {
  LOAN_AMOUNT,
  LOAN_TENURE,
  requiredForOffers,
  requiredToApply,
  type User,
} from '@marketplace/shared/schema';
import type { Answers, FormField, FormSection } from '../../form';

/** Tenures (months) to choose from. */
const TENURES = [LOAN_TENURE.min, 6, 9, 12, 18, 24, 30, 36, 48, LOAN_TENURE.max];

type Fields = readonly FormField<keyof User>[];
type Section = FormSection<keyof User>;

/** The name as on the PAN card. Who has one name only says so, and has no last name to give. */
export const NAME: Fields = [
  { name: 'first_name', half: true, autoComplete: 'given-name' },
  {
    name: 'last_name',
    half: true,
    autoComplete: 'family-name',
    when: { field: 'one_name', is: ['false', ''] },
  },
  { name: 'one_name', ownLabel: true },
];

/** What the loan is to be. */
export const LOAN: Fields = [
  { name: 'se_loan_amount', half: true, ownLabel: true, amounts: LOAN_AMOUNT },
  {
    name: 'se_loan_tenure',
    half: true,
    ownLabel: true,
    choices: TENURES,
  },
  { name: 'loan_purpose', ownLabel: true },
];

/** Whom a bureau is asked about: the name as on the PAN card, the birth date, the PAN. */
export const IDENTITY: Fields = [
  ...NAME,
  { name: 'birth_date', half: true, autoComplete: 'bday' },
  { name: 'tin', half: true, ownLabel: true, hint: true },
];

/** The pincode, and the city and state that it fills in. */
export const PLACE: Fields = [
  { name: 'postal_code', hint: true, autoComplete: 'postal-code' },
  { name: 'city', half: true, autoComplete: 'address-level2' },
  { name: 'state', half: true, autoComplete: 'address-level1' },
];

const CONTACT: Fields = [
  { name: 'email', half: true, autoComplete: 'email' },
  { name: 'mobile_phone_number', half: true, autoComplete: 'tel-national' },
  { name: 'address1', half: true, hint: true, autoComplete: 'address-line1' },
  { name: 'address2', half: true, hint: true, autoComplete: 'address-line2' },
  ...PLACE,
  { name: 'residence_type', half: true, ownLabel: true },
  {
    name: 'monthly_rent',
    half: true,
    when: { field: 'residence_type', is: ['rented', 'hostel'] },
  },
];

/** Monthly income and the EMIs of other loans. */
export const INCOME: Fields = [
  { name: 'monthly_income', half: true, hint: true },
  { name: 'emi', half: true, hint: true },
];

/** Consents to news by SMS and email. */
export const MARKETING: Fields = [
  { name: 'allow_sms', ownLabel: true },
  { name: 'allow_emails', ownLabel: true },
];

/** The sections that only the lender needs whom the person has chosen; `work` differs between forms. */
export const buildLaterSections = (work: Fields): readonly Section[] => [
  { id: 'contact', fields: CONTACT, folded: 'later' },
  { id: 'work', fields: work, folded: 'later' },
  {
    id: 'about',
    fields: [
      { name: 'gender' },
      { name: 'educational_level' },
      { name: 'prefer_net_banking', ownLabel: true },
    ],
    folded: 'later',
  },
  { id: 'communication', language: true, fields: MARKETING, folded: 'optional' },
];

const toText = (answer: Answers[string]): string => (typeof answer === 'string' ? answer : '');

/** The answers on which it depends what else is required. */
const toProfile = (answers: Answers, fixed: Partial<User>): Partial<User> => ({
  employment_status_code: toText(answers['employment_status_code']),
  business_registration_type: toText(answers['business_registration_type']),
  one_name: answers['one_name'] === true ? 1 : 0,
  ...fixed,
});

/**
 * What a loan form requires: for offers the tenure and the purpose, too, which a caller of the API may leave out; and
 * later to apply.
 */
export const buildRequired = (product: string, fixed: Partial<User> = {}) => ({
  required: (answers: Answers): readonly string[] => [
    ...requiredForOffers(toProfile(answers, fixed), product),
    'se_loan_tenure',
    'loan_purpose',
  ],
  requiredLater: (answers: Answers): readonly string[] =>
    requiredToApply(toProfile(answers, fixed), product),
});
