import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAdminRole, decodeRole, encodeRole } from './role';

test.each([1, 2, 3] as const)('role %i survives encoding and is not kept in the clear', (role) => {
  expect(decodeRole(encodeRole(role))).toBe(role);
  expect(encodeRole(role)).not.toContain(String(role));
});

test('nothing but what was encoded is a role', () => {
  const genuine = new Set(([1, 2, 3] as const).map(encodeRole));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.integer().map(String)), (text) => {
      fc.pre(!genuine.has(text));
      expect(decodeRole(text)).toBeUndefined();
    }),
  );
  expect(decodeRole(undefined)).toBeUndefined();
});

test('an edited encoded role is refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 2, 3),
      fc.nat(20),
      fc.string({ maxLength: 1 }),
      (role, at, char) => {
        const genuine = encodeRole(role === 1 ? 1 : role === 2 ? 2 : 3);
        const index = at % genuine.length;
        const edited = genuine.slice(0, index) + char + genuine.slice(index + 1);
        fc.pre(edited !== genuine);
        expect(decodeRole(edited)).toBeUndefined();
      },
    ),
  );
});

test('only the three numbers are roles', () => {
  expect(toAdminRole(2)).toBe(2);
  expect(toAdminRole('2')).toBeUndefined();
  expect(toAdminRole(4)).toBeUndefined();
});
