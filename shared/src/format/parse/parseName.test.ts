import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseName } from './parseName';

test.each([
  ["D'Souza", "D'Souza"],
  ['D’Souza Maria', 'D’Souza Maria'],
  ['क्\u200Dषितिज शर्मा', 'क्\u200Dषितिज शर्मा'],
  ['\u095Bेबा', 'ज\u093Cेबा'],
  ['Md. Irfan', 'Md. Irfan'],
  ['\u200FRTL Name', 'RTL Name'],
  ['😀 Emoji', '😀 Emoji'],
  ['A', 'A'],
  ['Ram "Guddu"', 'Ram "Guddu"'],
  [' Anne\u00A0 Marie\u200B', 'Anne Marie'],
  ['Rene\u0301', 'Ren\u00E9'],
])('%j is the name %j', (text, name) => {
  expect(parseName(text)).toBe(name);
});

test.each([
  '',
  '   ',
  '\u200B\u00A0',
  '?',
  '???? ?????',
  'R?hul',
  '\uFFFD\uFFFD Sharma',
  '=cmd()',
  '=cmd|calc',
  '@SUM(A1)',
  '-x',
  '+x',
  '<b>x</b>',
  '123',
  '😀',
  "'",
])('%j is no name', (text) => {
  expect(parseName(text)).toBeNull();
});

test('a name of letters of any script is stored composed, and stays as it is', () => {
  const letters = fc.stringMatching(/^\p{Letter}{1,12}( \p{Letter}{1,12})?$/u);
  fc.assert(
    fc.property(letters, fc.constantFrom('', '\u200B', ' ', '\u202A'), (text, mark) => {
      const name = parseName(mark + text.normalize('NFD') + mark);
      const bare = text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
      expect(name).toBe(bare.trim() === '' ? null : bare.replaceAll(/\s+/gu, ' ').trim());
      expect(parseName(name ?? '')).toBe(name);
    }),
  );
});
