import { parseCode } from './parseCode';

/**
 * Parses a PAN, whole or masked as the server sends it ('ABCP******'). Returns its characters in capitals, without
 * blanks, dashes, invisible marks and the apostrophe before a spreadsheet's text. The rule of the field decides
 * whether it is a person's or a firm's.
 */
export const parsePan = (text: string): string => parseCode(text).toUpperCase();
