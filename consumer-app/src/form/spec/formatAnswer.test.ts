import { userSchema } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { formatAnswer } from './formatAnswer';

const FORM = { id: 'test', schema: userSchema };
const reading = {
  language: 'en',
  options: () => [],
  words: { yes: 'Yes', no: 'No', none: 'Not given' },
} as const;

it.each([
  ['mobile_phone_number', '+91 98765 43210', '+91 9876543210'],
  ['mobile_phone_number', '9876543210', '+91 9876543210'],
  ['tin', 'abcpd 1234e', 'ABCPD1234E'],
  ['postal_code', '400 001', '400001'],
  ['monthly_income', 1_50_000, '₹1,50,000'],
  ['allow_sms', false, 'No'],
  ['address2', '', 'Not given'],
])('reads %s typed as %j back as %j', (name, answer, read) => {
  expect(formatAnswer(FORM, name, answer, reading)).toBe(read);
});
