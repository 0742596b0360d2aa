import type { FieldKind } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { normalizeAnswer } from './normalizeAnswer';

it.each<[FieldKind, string, string]>([
  ['mobile', '+91 98765 43210', '9876543210'],
  ['mobile', '0091-9876543210', '9876543210'],
  ['mobile', '09876543210', '9876543210'],
  ['mobile', '(98765) 43210', '9876543210'],
  ['mobile', '९८७६५ ४३२१०', '9876543210'],
  ['mobile', '9198765432', '9198765432'],
  ['mobile', '+91 12345', '+9112345'],
  ['pincode', ' 400 001', '400001'],
  ['pincode', '४००००१', '400001'],
  ['pan', 'abcpd-1234 e', 'ABCPD1234E'],
  ['pan', 'ABCP******', 'ABCP******'],
  ['text', ' 12 MG Road ', '12 MG Road'],
])('takes a %s typed as %j as %j', (kind, input, plain) => {
  expect(normalizeAnswer(kind, input)).toBe(plain);
});
