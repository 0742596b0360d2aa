import { parseEmail } from './parseEmail';
import { parseMobile } from './parseMobile';

/** Parses a mobile number (`parseMobile`) or, with an @, an e-mail address (`parseEmail`); null for anything else. */
export const parseContact = (text: string): string | null =>
  text.includes('@') ? parseEmail(text) : parseMobile(text);
