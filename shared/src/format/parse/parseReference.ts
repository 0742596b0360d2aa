import { toCodeCharacters } from './characters';

/**
 * Parses the reference or id of a record, such as A-MD5T-3CG9. Returns it in upper case with plain dashes, digits as
 * 0–9, without blanks, invisible marks and the apostrophe before a spreadsheet's text.
 */
export const parseReference = (text: string): string => toCodeCharacters(text).toUpperCase();
