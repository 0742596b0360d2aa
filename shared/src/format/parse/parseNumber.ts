import { removeInvisibleMarks, toNumberCharacters, withoutApostrophe } from './characters';

/** Digits without groups, with Indian groups (1,23,456) or with groups of three (123,456); one full stop. */
const PLAIN = /^-?(?:\d+|[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/u;
/** A large number as a spreadsheet shows it in a narrow column: 1E+05. */
const SCIENTIFIC = /^-?\d(?:\.\d+)?E\+?\d{1,2}$/iu;

/**
 * Parses a number as people and spreadsheets write it: Latin or Devanagari digits, groups as 1,23,456 or 123,456, one
 * full stop, a minus sign before, or 1E+05. Blanks around it and invisible marks do not count. Returns null for
 * anything else, such as 12,50, 50 000, 180.000,00, +5000, (5,000) or 0x10.
 */
export function parseNumber(text: string): number | null {
  const digits = toNumberCharacters(removeInvisibleMarks(text));
  const written = withoutApostrophe(digits.trim());
  if (!/\d/u.test(written) || !(PLAIN.test(written) || SCIENTIFIC.test(written))) return null;
  return Number(written.replaceAll(',', ''));
}
