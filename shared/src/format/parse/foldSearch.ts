import { removeInvisibleMarks, toPlainDashes } from './characters';

/**
 * Returns a text as searches compare it, on both sides: in small letters, composed in one way (NFC), with plain dashes
 * and without invisible marks. So ज़ is found however it was typed, and a joiner or an unbreakable hyphen changes
 * nothing.
 */
export const foldSearch = (text: string): string =>
  /^\p{ASCII}*$/u.test(text)
    ? text.toLowerCase()
    : toPlainDashes(removeInvisibleMarks(text)).toLowerCase().normalize('NFC');
