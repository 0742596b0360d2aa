import { maskContact, maskPan } from './masks';
import { parseContact } from './parse/parseContact';
import { parsePan } from './parse/parsePan';

/** Most words of one number: its digits one by one, behind 'tel:', a country code and a zero. */
const MAX_WORDS = 14;
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** A number within a longer word, such as 'mob:9876543210' or '9876543210/asha'. */
const INNER_MOBILE = /(?<!\d)(?:\+?91)?([6-9]\d{9})(?!\d)/g;
const MAYBE_PERSONAL = /@|(?:\p{Nd}\P{Nd}*){4}/u;
const DEVANAGARI_LETTER = /[\u0900-\u0965]/u;

function maskWords(text: string): string | undefined {
  const contact = parseContact(text);
  if (contact !== null) return maskContact(contact.toLowerCase());
  const pan = DEVANAGARI_LETTER.test(text) ? '' : parsePan(text);
  return PAN.test(pan) ? maskPan(pan) : undefined;
}

/** Masks the longest run of words from a place on that is one number or address; `to` is its last place. */
function maskRun(
  parts: readonly string[],
  from: number,
): { readonly to: number; readonly mask: string } | undefined {
  const last = Math.min(parts.length, from + 2 * MAX_WORDS) - 1;
  for (let to = last - (last % 2); to >= from; to -= 2) {
    const mask = maskWords(parts.slice(from, to + 1).join(''));
    if (mask !== undefined) return { to, mask };
  }
  return undefined;
}

/**
 * Replaces each whole mobile number, PAN and e-mail address of a search by its mask, however it is written. What
 * is searched is masked alike, so the mask finds the person, and no address, log or saved view names one.
 */
export function maskPersonal(text: string): string {
  if (!MAYBE_PERSONAL.test(text)) return text;
  // Words, the blanks between them, and what separates one number or address from the next.
  const parts = text.split(/([\s,;|"<>]+)/u);
  const masked: string[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    const run = from % 2 === 0 ? maskRun(parts, from) : undefined;
    const part = parts[from] ?? '';
    masked.push(
      run?.mask ?? part.replaceAll(INNER_MOBILE, (_, mobile: string) => maskContact(mobile)),
    );
    if (run) from = run.to;
  }
  return masked.join('');
}
