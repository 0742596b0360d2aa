import { expect, it } from 'vitest';
import { buildCardLink } from './cardLink';

it('puts the number of the click in each of its places, encoded', () => {
  expect(buildCardLink('https://a.example/?u={UNIQUE_ID}&again={UNIQUE_ID}', 'a b&c')).toBe(
    'https://a.example/?u=a%20b%26c&again=a%20b%26c',
  );
});

it('names nobody without a number', () => {
  expect(buildCardLink('https://a.example/?u={UNIQUE_ID}')).toBe('https://a.example/?u=');
});

it.each(['', 'javascript:alert(1)', 'http://a.example', '/cards'])('refuses %s', (link) => {
  expect(buildCardLink(link, 'u')).toBeUndefined();
});
