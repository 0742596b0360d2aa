import { parseCode } from './parseCode';

const SIX_DIGITS = /^[1-9]\d{5}$/u;

/**
 * Parses an Indian pincode with or without blanks, dashes, invisible marks, a leading apostrophe or the '.0' that a
 * spreadsheet adds, in Latin or Devanagari digits. Returns its six digits, the first not 0; null for anything else.
 */
export function parsePincode(text: string): string | null {
  const digits = parseCode(text).replace(/\.0$/u, '');
  return SIX_DIGITS.test(digits) ? digits : null;
}
