import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskSearch } from './maskedSearch';

test.each([
  ['9876543210', '******3210'],
  ['+91 9876543210', '******3210'],
  ['asha 9876543210 pune', 'asha ******3210 pune'],
  ['******3210', '******3210'],
  ['560001', '560001'],
  ['5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325', '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325'],
])('%s is looked for as %s', (input, wanted) => {
  expect(maskSearch(input)).toBe(wanted);
});

test('no mobile number is shown', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.constantFrom('', ' ', 'x ', '+91'),
      (mobile, before) => {
        expect(maskSearch(`${before}${mobile}`)).not.toContain(mobile);
      },
    ),
  );
});
