import { toCodeCharacters } from './characters';

/**
 * Parses a code that has no dashes of its own, such as a PAN, an IFSC, a GSTIN, a UTR or the number of an account.
 * Returns its characters in their own letter case, digits as 0–9, without blanks, invisible marks, dashes and the
 * apostrophe before a spreadsheet's text. The rule of the field decides what they have to be.
 */
export const parseCode = (text: string): string => toCodeCharacters(text).replaceAll('-', '');
