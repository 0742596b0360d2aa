import { toLatinDigits } from '../digits';

/** Marks that nobody sees: zero-width blanks and joiners, directions of writing, soft hyphens, byte order marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Every dash, and the minus signs and bullets that look like one. */
const DASHES = /[\p{Dash_Punctuation}\u02D7\u2043\u2212]/gu;
/** The mark with which a spreadsheet keeps digits as text. */
const LEADING_APOSTROPHES = /^['\u2018\u2019`]+/u;

/** Removes the marks that nobody sees. Not for a text that is stored: joiners are part of the spelling of Hindi. */
export const removeInvisibleMarks = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Replaces every dash and minus sign with '-'. */
export const toPlainDashes = (text: string): string => text.replaceAll(DASHES, '-');

/** Returns a text with digits as 0–9 and every dash and minus sign as '-', each character at its place. */
export const toNumberCharacters = (text: string): string => toPlainDashes(toLatinDigits(text));

/** Removes the apostrophe before a spreadsheet's text. */
export const withoutApostrophe = (text: string): string => text.replace(LEADING_APOSTROPHES, '');

/**
 * Returns the characters of a number or code that a person or a system has written: Latin digits and plain dashes,
 * without blanks, invisible marks and a leading apostrophe.
 */
export const toCodeCharacters = (text: string): string =>
  withoutApostrophe(toNumberCharacters(removeInvisibleMarks(text)).replaceAll(/\s/gu, ''));
