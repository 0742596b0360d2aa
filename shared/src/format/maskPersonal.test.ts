import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPersonal } from './index';

test.each([
  ['9876543210', '******3210'],
  ['98765 43210', '******3210'],
  ['+91 98765-43210', '******3210'],
  ['09876543210', '******3210'],
  ['0091 98765 43210', '******3210'],
  ['tel:+91-98765-43210', '******3210'],
  ['९८७६५४३२१०', '******3210'],
  ['98765\u2011432\u200B10', '******3210'],
  ['asha 98765 43210 pune', 'asha ******3210 pune'],
  ['560001 9876543210', '560001 ******3210'],
  ['9876543210,asha', '******3210,asha'],
  ['mob:9876543210', 'mob:******3210'],
  ['9876543210 9123456789', '******3210 ******6789'],
  ['abcpe1234f', 'ABCP******'],
  ['ABCPE 1234 F', 'ABCP******'],
  ['ABCPE-1234-F', 'ABCP******'],
  ['Asha.Rao@Example.in', 'a****@example.in'],
  ['mailto:asha@example.in', 'a****@example.in'],
  ['asha <asha@example.in>', 'asha <a****@example.in>'],
  ['******3210', '******3210'],
  ['a****@example.in', 'a****@example.in'],
  ['ABCP******', 'ABCP******'],
  ['560001', '560001'],
  ['C-6X29-SKW9', 'C-6X29-SKW9'],
  ['शारदा', 'शारदा'],
  ['5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325', '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325'],
])('%s is searched as %s', (input, wanted) => {
  expect(maskPersonal(input)).toBe(wanted);
});

const separators = fc.array(fc.constantFrom('', ' ', '-', '\u00A0', '\u2011', '\u200B'), {
  minLength: 10,
  maxLength: 10,
});

test('a mobile number, however it is written, is masked and found by its mask', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      separators,
      fc.constantFrom('', '+91 ', '0', '0091-', 'tel:', 'asha ', 'pune, '),
      fc.constantFrom('', ' pune', ', asha'),
      (mobile, between, before, after) => {
        const written = mobile
          .split('')
          .map((digit, at) => (at > 0 ? between[at] : '') + digit)
          .join('');
        const masked = maskPersonal(`${before}${written}${after}`);
        expect(masked.replaceAll(/\D/g, '')).toBe(mobile.slice(-4));
        expect(maskPersonal(masked)).toBe(masked);
      },
    ),
  );
});

test('a PAN in either letter case and in groups is masked', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{3}[PCFH][A-Z]\d{4}[A-Z]$/),
      fc.constantFrom('', ' ', '-'),
      fc.boolean(),
      (pan, gap, isLower) => {
        const grouped = [pan.slice(0, 5), pan.slice(5, 9), pan.slice(9)].join(gap);
        const masked = maskPersonal(isLower ? grouped.toLowerCase() : grouped);
        expect(masked).toBe(`${pan.slice(0, 4)}******`);
      },
    ),
  );
});
