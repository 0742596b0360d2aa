import { expect, it } from 'vitest';
import { cardLink } from './cardLink';

it('puts the customer’s id in each of its places, encoded', () => {
  expect(cardLink('https://a.example/?u={UNIQUE_ID}&again={UNIQUE_ID}', 'a b&c')).toBe(
    'https://a.example/?u=a%20b%26c&again=a%20b%26c',
  );
});

it.each(['', 'javascript:alert(1)', 'http://a.example', '/cards'])('refuses %s', (link) => {
  expect(cardLink(link, 'u')).toBeUndefined();
});
