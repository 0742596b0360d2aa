import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskBirthDate, maskEmail, maskMobile, maskName, maskPan } from './masks';

test.each([
  [maskPan, 'ABCPK1234L', 'ABCP******'],
  [maskPan, '', ''],
  [maskBirthDate, '1990-05-01', '**/**/1990'],
  [maskBirthDate, '01/05/1990', ''],
  [maskMobile, '9876543210', '******3210'],
  [maskMobile, '3210', '****'],
  [maskMobile, '', ''],
  [maskEmail, 'asha.rao@example.in', 'a****@example.in'],
  [maskEmail, 'a@example.in', '****@example.in'],
  [maskEmail, 'nobody', '******'],
  [maskName, 'Asha Rao', 'A*** R***'],
  [maskName, 'अमित', 'अ***'],
  [maskName, '', ''],
])('%o of %j', (mask, value, expected) => {
  expect(mask(value)).toBe(expected);
});

test('no digit of a PAN and no more than four of a mobile number come through', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/),
      fc.stringMatching(/^\d{10}$/),
      (pan, mobile) => {
        expect(maskPan(pan)).toBe(`${pan.slice(0, 4)}******`);
        expect(maskPan(pan)).not.toMatch(/\d/);
        expect(maskMobile(mobile).replaceAll('*', '')).toHaveLength(4);
      },
    ),
  );
});
