import { getTranslator } from '@marketplace/shared/i18n';
import type { AnySchema } from 'yup';
import { describe, expect, test } from 'vitest';
import { contact, email, mobile, otp, pincode } from './fields/contact';
import { ifsc, panBusiness, panIndividual } from './fields/identity';
import {
  addressLine,
  catalogueName,
  companyName,
  fullName,
  lenderName,
  locality,
  personName,
  utmId,
} from './fields/names';
import { monthlyIncome, percentage, rupees } from './fields/numbers';
import { bullets } from './fields/text';
import { validate } from './validate';

/** Returns the English error message of a value, undefined for a valid value. */
const failure = (schema: AnySchema, value: unknown): string | undefined => {
  const result = validate(schema, value);
  if (result.ok) return undefined;
  const [first] = Object.values(result.errors);
  return first && getTranslator('en')(first.key, first.params);
};

interface Rule {
  name: string;
  schema: AnySchema;
  text: string;
  passes: readonly unknown[];
  fails: readonly unknown[];
}

const RULES: readonly Rule[] = [
  {
    name: 'e-mail',
    schema: email(),
    text: 'Email error',
    passes: ['a@b.in', 'first.last+tag%x_-@mail.example.com', '9@x-y.org', 'A_B@C.IN'],
    fails: [
      'a@b',
      'a@b.c',
      'a@b.info',
      'a b@c.in',
      '@c.in',
      'a@-b.in',
      'अ@b.in',
      'a@b..in',
      'a@b.in\nb@c.in',
    ],
  },
  {
    name: 'PAN of a person',
    schema: panIndividual(),
    text: 'Enter a valid PAN, such as ABCPD1234E',
    passes: ['ABCPD1234E', 'abcpd1234e', 'ABCP******', 'ABCPD12**E'],
    fails: ['ABCDD1234E', 'AB1PD1234E', 'ABCPD1234', 'ABCPD12345', 'ABCPD1234EE', '****D1234E'],
  },
  {
    name: 'PAN of a business',
    schema: panBusiness(),
    text: 'Enter a valid business PAN, such as AAACB1234C',
    passes: ['ABCCD1234E', 'ABCP******', 'AAAAA0000A'],
    fails: ['ABC1D1234E', 'ABCCD123E', '****D1234E', 'ABCCDA234E'],
  },
  {
    name: 'first and last name',
    schema: personName(),
    text: 'Only alphabets are considered to be the valid first name/last name',
    passes: ['Asha', 'अमित', 'José', 'श्री', 'ক্ষমা', 'É'],
    fails: ['Asha1', 'Asha Rao', "O'Neil", '1', '-', '\u0301a', 'A.'],
  },
  {
    name: 'full name',
    schema: fullName(),
    text: 'Enter a first name and a last name, using only letters',
    passes: ['Asha Rao', "Mary-Ann O'Neil", 'अमित कुमार', 'A B C'],
    fails: ['Asha', 'Asha ', 'Asha R2', '-Asha Rao', 'Asha -Rao'],
  },
  {
    name: 'address line 1',
    schema: addressLine(1),
    text: 'Do not use special characters in Address Line 1',
    passes: ['12-B, Lake View, #4', 'मकान 7, गली 2', ''],
    fails: ['12/B', 'a@b', 'line\nbreak', 'a;b'],
  },
  {
    name: 'address line 2',
    schema: addressLine(2),
    text: 'Do not use special characters in Address Line 2',
    passes: ['Near temple.'],
    fails: ['(rear)'],
  },
  {
    name: 'locality',
    schema: locality(),
    text: 'Use only letters, digits, comma, full stop, hash and space',
    passes: ['Sector 5, Block #2.'],
    fails: ['Sector-5', 'a/b'],
  },
  {
    name: 'IFSC',
    schema: ifsc(),
    text: 'IFSC format is invalid (case sensitive field)',
    passes: ['ABCD0001234', 'WXYZ0ABC12Z'],
    fails: ['abcd0001234', 'ABCD1001234', 'ABC00001234', 'ABCD000123', 'ABCD00012345'],
  },
  {
    name: 'company name',
    schema: companyName(),
    text: 'Company name must be of length 3 - 40 and only alphabets and/or numbers are considered as valid',
    passes: ['ABC', 'A1 B', 'x'.repeat(40)],
    fails: ['AB', 'A&B Ltd', 'A.B.C', 'x'.repeat(41)],
  },
  {
    name: 'mobile number',
    schema: mobile(),
    text: 'Please enter a valid 10 digit mobile number',
    passes: ['9876543210', '९८७६५४३२१०', '+91 98765-43210', '098765 43210', '6000000000'],
    fails: ['987654321', '98765432101', '+919876543', '9876 54321', '5876543210', '0123456789'],
  },
  {
    name: 'OTP',
    schema: otp(),
    text: 'Enter 6 digits OTP',
    passes: ['000000', '123456'],
    fails: ['12345', '1234567', 'abcdef', '', '१२३४५६'],
  },
  {
    name: 'pincode',
    schema: pincode(),
    text: 'Enter a 6-digit pincode',
    passes: ['560001', '999999', '560 001', '५६०००१'],
    fails: ['56000', '5600011', '012345', '56000a'],
  },
  {
    name: 'contact',
    schema: contact(),
    text: 'Enter a 10-digit mobile number or an e-mail address',
    passes: ['9876543210', 'a@b.in'],
    fails: ['', 'asha', '/user'],
  },
  {
    name: 'contact that is meant as a number',
    schema: contact(),
    text: 'Please enter a valid 10 digit mobile number',
    passes: ['9876543210'],
    fails: ['98765', '98765432101', '+9198765432', '1234567890', 'javascript:alert(1)'],
  },
  {
    name: 'contact that is meant as an e-mail',
    schema: contact(),
    text: 'Email error',
    passes: ['a@b.in'],
    fails: ['a@b', 'a@b.info', '@9876543210', 'a b@c.in'],
  },
  {
    name: 'monthly income',
    schema: monthlyIncome(),
    text: 'Monthly income must be between ₹1 and ₹10,00,000',
    passes: [1, 1_000_000, 45_000.5],
    fails: [0, 0.99, 1_000_001, -1],
  },
  {
    name: 'percentage bounds',
    schema: percentage(),
    text: 'Must be between 0 and 100',
    passes: [0, 100, 0.001, 33.333],
    fails: [-0.001, 100.001],
  },
  {
    name: 'percentage step',
    schema: percentage(),
    text: 'Use steps of 0.001',
    passes: [99.999, 0.1 + 0.2],
    fails: [0.0005, 1.2345],
  },
  {
    name: 'rupees',
    schema: rupees(),
    text: 'Must be a positive number',
    passes: [0, 0.01, 5_00_000],
    fails: [-0.01, -1],
  },
  {
    name: 'rupees at most',
    schema: rupees(100_000_000),
    text: 'Must be 10,00,00,000 or less',
    passes: [100_000_000],
    fails: [100_000_001],
  },
  {
    name: 'lender name',
    schema: lenderName(),
    text: 'Use only letters, digits, underscore and hyphen',
    passes: ['Aarohan-Credit', 'a_1'],
    fails: ['two words', 'dot.ted', 'नाम'],
  },
  {
    name: 'group and card name',
    schema: catalogueName(),
    text: 'Use only letters, digits, spaces, hyphen and underscore',
    passes: ['Small ticket', 'a_1-b'],
    fails: ['dot.ted', 'a/b'],
  },
  {
    name: 'utm id',
    schema: utmId(),
    text: 'Use only letters, digits, underscore and hyphen',
    passes: ['topc_123', 'A-1'],
    fails: ['a b', 'a.b', 'a?b=c'],
  },
  {
    name: 'marketing bullets',
    schema: bullets(),
    text: 'Fill in this point or remove it',
    passes: [[], ['one'], ['one', 'two']],
    fails: [[''], ['one', '  ']],
  },
];

describe.each(RULES)('$name', ({ schema, text, passes, fails }) => {
  test.each(passes.map((value) => ({ value })))('takes $value', ({ value }) => {
    expect(failure(schema, value)).toBeUndefined();
  });

  test.each(fails.map((value) => ({ value })))(
    'refuses $value in the stated words',
    ({ value }) => {
      expect(failure(schema, value)).toBe(text);
    },
  );
});

test('every rule has a message in Hindi', () => {
  for (const { schema, fails } of RULES) {
    const result = validate(schema, fails[0]);
    if (result.ok) throw new Error('the rule took what it should refuse');
    for (const { key, params } of Object.values(result.errors)) {
      const hindi = getTranslator('hi')(key, params);
      expect(hindi).toMatch(/\p{Script=Devanagari}/u);
      expect(hindi).not.toBe(getTranslator('en')(key, params));
    }
  }
});
