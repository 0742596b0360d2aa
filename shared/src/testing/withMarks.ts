import * as fc from 'fast-check';

/** What people, contacts and pages put between the characters of a number and nobody means. */
const BETWEEN = [
  '',
  ' ',
  '\u00A0',
  '\u2009',
  '\u200B',
  '\u200D',
  '\u202A',
  '\u202C',
  '\uFEFF',
  '-',
  '\u2010',
  '\u2011',
  '\u2013',
  '\u2212',
];

/** Generates a text with blanks, dashes and invisible marks around and between its characters. */
export const withMarks = (
  text: fc.Arbitrary<string>,
): fc.Arbitrary<{ text: string; written: string }> =>
  text.chain((plain) =>
    fc
      .array(fc.constantFrom(...BETWEEN), {
        minLength: plain.length + 1,
        maxLength: plain.length + 1,
      })
      .map(([first = '', ...marks]) => ({
        text: plain,
        written:
          first + Array.from(plain, (character, at) => character + (marks[at] ?? '')).join(''),
      })),
  );
