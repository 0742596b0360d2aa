import { parseWireDate } from './date';

/** Masks a PAN after its first four letters: 'ABCP******'; '' stays ''. */
export function maskPan(pan: string): string {
  return pan === '' ? '' : `${pan.slice(0, 4)}******`;
}

/** Masks day and month of a 'YYYY-MM-DD' birth date; '' if it is no real day. */
export function maskBirthDate(wireDate: string): string {
  const date = parseWireDate(wireDate);
  return date ? `**/**/${date.year}` : '';
}

/** Masks a mobile number before its last four digits: '******3210'. Masks a number of four digits or fewer completely. */
export function maskMobile(mobile: string): string {
  const shown = mobile.length > 4 ? mobile.slice(-4) : '';
  return `${'*'.repeat(mobile.length - shown.length)}${shown}`;
}

/** Masks the number of a bank account before its last four digits. */
export const maskAccountNumber = (number: string): string => maskMobile(number);

/** Masks an e-mail address except its first letter and domain: 'a****@example.in'. Masks a text without '@' completely. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '*'.repeat(email.length);
  return `${at > 1 ? email.slice(0, 1) : ''}****${email.slice(at)}`;
}

/** Masks each word of a name after its first letter: 'A*** R***'; '' stays ''. */
export function maskName(name: string): string {
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((word) => `${letters.segment(word).containing(0)?.segment ?? ''}***`).join(' ');
}

/** Masks a mobile number or e-mail address. */
export function maskContact(contact: string): string {
  return contact.includes('@') ? maskEmail(contact) : maskMobile(contact);
}
