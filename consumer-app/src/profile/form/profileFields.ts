import type { User } from '@marketplace/shared/schema';
import type { FormField } from '../../form';

type Fields = readonly FormField<keyof User>[];

/** Identity fields: the name as on the PAN card, the birth date, the PAN. */
export const IDENTITY: Fields = [
  { name: 'first_name', half: true, hint: true, autoComplete: 'given-name' },
  { name: 'last_name', half: true, hint: true, autoComplete: 'family-name' },
  { name: 'birth_date', half: true, autoComplete: 'bday' },
  { name: 'tin', half: true, ownLabel: true, hint: true },
  { name: 'gender' },
];

/** The pincode, and the city and state that it fills in. */
export const PLACE: Fields = [
  { name: 'postal_code', hint: true, autoComplete: 'postal-code' },
  { name: 'city', half: true, autoComplete: 'address-level2' },
  { name: 'state', half: true, autoComplete: 'address-level1' },
];

export const CONTACT: Fields = [
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
