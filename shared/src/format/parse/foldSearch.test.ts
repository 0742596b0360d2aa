import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldSearch } from './foldSearch';

test.each([
  ['\u095Bेबा', 'ज\u093Cेबा'],
  ['René', 'RENE\u0301'],
  ['A-MD5T', 'a\u2011md5t\u200B'],
  ['क्\u200Dषितिज', 'क्षितिज'],
  ['\uFEFFasha', 'Asha'],
])('%j and %j are the same', (one, other) => {
  expect(foldSearch(one)).toBe(foldSearch(other));
});

test('composed or not, with marks or without, a text is folded to the same, and stays folded', () => {
  const mark = fc.constantFrom('\u200B', '\u200D', '\u202A', '\uFEFF');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), mark, (text, between) => {
      const folded = foldSearch(text);
      expect(foldSearch(text.normalize('NFD'))).toBe(foldSearch(text.normalize('NFC')));
      expect(foldSearch(between + text + between)).toBe(folded);
      expect(foldSearch(folded)).toBe(folded);
    }),
  );
});
