import { toCodeCharacters } from './characters';

const COUNTRY_AND_TRUNK = /^(?:(?:\+|00)?91)?0?(?=[6-9]\d{9}$)/u;
const TEN_DIGITS = /^[6-9]\d{9}$/u;

/**
 * Parses an Indian mobile number as people, contacts, pages and spreadsheets write it: with or without tel:, +91,
 * 0091, 91, 0 or (0), blanks, dashes, full stops, brackets, invisible marks, a leading apostrophe or a trailing '.0',
 * in Latin or Devanagari digits. Returns its ten digits, the first 6 to 9; null for anything else, such as two numbers.
 */
export function parseMobile(text: string): string | null {
  const bare = toCodeCharacters(text)
    .replace(/^tel:/iu, '')
    .replace(/\.0$/u, '')
    .replaceAll(/[-.()]/gu, '')
    .replace(COUNTRY_AND_TRUNK, '');
  return TEN_DIGITS.test(bare) ? bare : null;
}
