import { validate } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { identitySchema } from './welcomeSchema';

const check = (birth_date: string, pan: string) =>
  validate(identitySchema, { choice: 'continue', birth_date, pan }, { cast: true });

it('converts both to what the server expects', () => {
  expect(check(' 27/03/1990 ', 'abcpd 1234e')).toEqual({
    ok: true,
    value: { choice: 'continue', birth_date: '1990-03-27', pan: 'ABCPD1234E' },
  });
});

it.each([
  ['', '', { birth_date: 'missing.birth_date', pan: 'missing.pan' }],
  ['27/03/1990', 'ABCP******', { pan: 'missing.whole_pan' }],
  ['27/03/1990', 'ABCXD1234E', { pan: 'validation.pan' }],
  ['31/02/1990', 'ABCPD1234E', { birth_date: expect.stringMatching(/^validation\./) }],
])('refuses %j and %j', (date, pan, keys) => {
  const checked = check(date, pan);
  const found = checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.errors).map(([field, { key }]) => [field, key]));
  expect(found).toEqual(keys);
});

it('asks for a choice', () => {
  const unchosen = { choice: '', birth_date: '27/03/1990', pan: 'ABCPD1234E' };
  expect(validate(identitySchema, unchosen, { cast: true })).toMatchObject({
    ok: false,
    errors: { choice: { key: 'missing.choice' } },
  });
});
