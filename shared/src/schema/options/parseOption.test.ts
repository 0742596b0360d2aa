import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords } from '../../format';
import { getOptionIds, getOptions } from './lists';
import { OPTION_LIST_NAMES } from './names';
import { parseOption } from './parseOption';

test.each([
  ['product', 'Personal Loan', 'personal_loan'],
  ['product', 'PERSONAL LOANS', 'personal_loan'],
  ['product', 'Personal  Loans', 'personal_loan'],
  ['product', 'Personal\u00A0Loans\u200B', 'personal_loan'],
  ['product', 'personal-loan', 'personal_loan'],
  ['product', 'two wheeler loans', 'two_wheeler_loan'],
  ['product', ' पर्सनल  लोन ', 'personal_loan'],
  ['product', 'Yachts', null],
  ['product', '', null],
  ['customerLanguage', 'HI', 'hi'],
  ['customerLanguage', 'हिन्दी', 'hi'],
  ['customerLanguage', 'english', 'en'],
  ['applicationStatus', 'In  Review', 'in_review'],
  ['applicationStatus', 'declined', 'rejected'],
  ['applicationStatus', 'मंज़ूर'.normalize('NFD'), 'approved'],
  ['applicationStatus', 'मं\u095Bूर', 'approved'],
] as const)('%s %j is %j', (list, text, id) => {
  expect(parseOption(list, text)).toBe(id);
});

test('every option is found by its id and both labels, however they are written', () => {
  const dress = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => ` ${text.replaceAll(' ', '\u00A0 ')}\u200B`,
    (text: string) => text.normalize('NFD'),
  );
  const lists = fc.constantFrom(
    'product',
    'customerLanguage',
    'applicationStatus',
  ) satisfies fc.Arbitrary<(typeof OPTION_LIST_NAMES)[number]>;
  fc.assert(
    fc.property(lists, dress, fc.constantFrom('en', 'hi'), (list, write, language) => {
      for (const { id, label } of getOptions(list, language)) {
        expect(parseOption(list, write(label))).toBe(id);
        expect(parseOption(list, write(id))).toBe(id);
      }
    }),
  );
});

test('no two options of a list are folded to one', () => {
  for (const list of OPTION_LIST_NAMES)
    for (const language of ['en', 'hi'] as const) {
      const labels = getOptions(list, language).map(({ label }) => label);
      expect([list, new Set(labels.map(foldWords)).size]).toEqual([list, new Set(labels).size]);
      expect(new Set(getOptionIds(list).map(foldWords)).size).toBe(getOptionIds(list).length);
    }
});
