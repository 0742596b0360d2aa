import { expect, test } from 'vitest';
import { contact, email, mobile, optionalContact, pincode } from './fields/contact';
import { accountNumber, gstin, ifsc, panBusiness, panIndividual, utr } from './fields/identity';
import { validate } from './validate';

test.each([
  [mobile(), '+91 98765-43210', '9876543210'],
  [contact(), '098765 43210', '9876543210'],
  [contact(), ' Asha@example.in ', 'Asha@example.in'],
  [optionalContact(), '\u200B9876543210', '9876543210'],
  [email(), 'asha@example.in\u00A0', 'asha@example.in'],
  [pincode(), '५६० ००१', '560001'],
  [panIndividual(), 'abcpd 1234-e', 'ABCPD1234E'],
  [panBusiness(), '\u200Babccd1234e', 'ABCCD1234E'],
  [gstin(), '27 aapfu 0939f1zv', '27AAPFU0939F1ZV'],
  [ifsc(), ' HDFC0\u2011001234', 'HDFC0001234'],
  [accountNumber(), "'0012 3456 7890", '001234567890'],
  [utr(), ' N123 4567 8901 ', 'N12345678901'],
] as const)('form and call store the same value (%#)', (schema, written, stored) => {
  expect(validate(schema, written)).toEqual({ ok: true, value: stored });
  expect(validate(schema, written, { cast: true })).toEqual({ ok: true, value: stored });
});
