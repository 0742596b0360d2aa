import { expect, test } from 'vitest';
import { getRecordName } from '../data/recordName';

test.each([
  ['name', 'en', 'Signed in'],
  ['name', 'hi', 'साइन इन किया'],
  ['question_en', 'en', 'How?'],
  ['question_en', 'hi', 'कैसे?'],
  ['code', 'hi', 'TOPCLIND'],
] as const)('a record named by %s has in %s the name %s', (title, language, name) => {
  const record = {
    id: 1,
    name: 'Signed in',
    name_hi: 'साइन इन किया',
    question_en: 'How?',
    question_hi: 'कैसे?',
    code: 'TOPCLIND',
    code_hi: '',
  };
  expect(getRecordName(record, title, language)).toBe(name);
});
