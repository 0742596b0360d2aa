import { expect, it } from 'vitest';
import { validateIdentity } from './validateIdentity';

it('makes of both what the server takes', () => {
  expect(validateIdentity(' 27/03/1990 ', 'abcpd 1234e')).toEqual({
    ok: true,
    identity: { birth_date: '1990-03-27', pan: 'ABCPD1234E' },
  });
});

it.each([
  ['', '', { birth_date: 'missing.birth_date', pan: 'missing.pan' }],
  ['27/03/1990', 'ABCP******', { pan: 'missing.whole_pan' }],
  ['27/03/1990', 'ABCXD1234E', { pan: 'validation.pan' }],
  ['31/02/1990', 'ABCPD1234E', { birth_date: expect.stringMatching(/^validation\./) }],
])('refuses %j and %j', (date, pan, keys) => {
  const checked = validateIdentity(date, pan);
  const found = checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.errors).map(([field, { key }]) => [field, key]));
  expect(found).toEqual(keys);
});
