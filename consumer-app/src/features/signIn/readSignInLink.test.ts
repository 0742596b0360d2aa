import { expect, it } from 'vitest';
import { readSignInLink } from './readSignInLink';

const userId = '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325';

it('reads the user and the code', () => {
  expect(readSignInLink(`#${userId}.012345`)).toEqual({ userId, code: '012345' });
});

it.each(['', '#'])('finds none in %j', (hash) => expect(readSignInLink(hash)).toBeUndefined());

it.each([`#${userId}`, `#${userId}.12345`, `#${userId}.1234567`, '#.123456', '#x', '#%00'])(
  'says that %s is broken',
  (hash) => expect(readSignInLink(hash)).toBe('broken'),
);
