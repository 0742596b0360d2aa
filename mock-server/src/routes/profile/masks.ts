import type { UserRecord } from '../../data/records';

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** First name and an initial: what a partner sees of a person. */
export function shortName({
  first_name,
  last_name,
}: Pick<UserRecord, 'first_name' | 'last_name'>): string {
  // A vowel sign belongs to the letter before it: नी, not न.
  const [first] = letters.segment(last_name);
  const initial = first?.segment;
  return initial ? `${first_name} ${initial}.` : first_name;
}

/** A contact of which enough is hidden that nobody can use it. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at > 0) return `${contact.slice(0, 1)}***${contact.slice(at)}`;
  return `******${contact.slice(-4)}`;
}

/** Keeps the first four letters of a PAN. */
export function maskPan(pan: string): string {
  return pan === '' ? '' : `${pan.slice(0, 4)}******`;
}

/** Keeps the year of a birth date. */
export function maskBirthDate(birthDate: string | null): string {
  return birthDate ? `**/**/${birthDate.slice(0, 4)}` : '';
}
