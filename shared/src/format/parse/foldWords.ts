import { removeInvisibleMarks } from './characters';

/** The English plural of a word that is long enough to have one. */
const PLURAL = /(?<=[a-z]{3})s$/u;

/**
 * Returns what a name of a file's cell is compared by: its words in small letters, without blanks, dashes, invisible
 * marks and the English plural. 'Personal Loans', 'personal loan' and 'personal_loan' are the same.
 */
export const foldWords = (text: string): string =>
  removeInvisibleMarks(text.normalize('NFC'))
    .toLowerCase()
    .split(/[\s_\p{Dash_Punctuation}]+/u)
    .map((word) => word.replace(PLURAL, ''))
    .join('');
