import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tameFormulas, untameFormulas } from './formulas';

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
  expect(untameFormulas(tameFormulas(text))).toBe(text);
});

test('whatever has no mark of its own is read again as it was', () => {
  const signs = fc.constantFrom(';', '\t', '\n', '\r', '=', '+', '-', '@', ' ', '"', 'a', '＝');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 10 }), (text) => {
      expect(untameFormulas(tameFormulas(text.join('')))).toBe(text.join(''));
    }),
  );
});

test('a hostile text takes no longer than its length', () => {
  const text = "\t'".repeat(500_000);
  const start = performance.now();
  expect(untameFormulas(text)).toHaveLength(text.length);
  expect(performance.now() - start).toBeLessThan(2000);
});
