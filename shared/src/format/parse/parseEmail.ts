import { removeInvisibleMarks, toPlainDashes } from './characters';

/** Longest and shortest suffix of a domain (section 5). */
const SUFFIX = { min: 2, max: 3 } as const;

const EMAIL = new RegExp(
  String.raw`^[\w.%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{${SUFFIX.min},${SUFFIX.max}}$`,
);

/**
 * Parses an e-mail address (section 5) with or without mailto:, blanks around it and invisible marks, as it is copied
 * from a contact or a page. Returns the address in its own letter case; null for anything else.
 */
export function parseEmail(text: string): string | null {
  const address = toPlainDashes(removeInvisibleMarks(text))
    .trim()
    .replace(/^mailto:/iu, '');
  return EMAIL.test(address) ? address : null;
}
