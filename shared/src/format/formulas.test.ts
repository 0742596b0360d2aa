import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormulas, unescapeFormulas } from './formulas';

test.each([
  '+91 98765 43210',
  '-5',
  '=1+1',
  '@home',
  '  =1',
  '\t=1',
  'a; -b',
  'O’Neil',
  "it's",
  'अ',
])('%j is read again as it was', (text) => {
  expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
});

test('whatever has no mark of its own is read again as it was', () => {
  const signs = fc.constantFrom(';', '\t', '\n', '\r', '=', '+', '-', '@', ' ', '"', 'a', '＝');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 10 }), (text) => {
      expect(unescapeFormulas(escapeFormulas(text.join('')))).toBe(text.join(''));
    }),
  );
});

test('a hostile text takes no longer than its length', () => {
  const text = "\t'".repeat(500_000);
  const start = performance.now();
  expect(unescapeFormulas(text)).toHaveLength(text.length);
  expect(performance.now() - start).toBeLessThan(2000);
});
