import type { UserRecord } from '../records';

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Formats first name and last initial: all that a partner sees of a person's name. */
export function formatShortName({
  first_name,
  last_name,
}: Pick<UserRecord, 'first_name' | 'last_name'>): string {
  // A vowel sign belongs to the letter before it: नी, not न.
  const [first] = letters.segment(last_name);
  const initial = first?.segment;
  return initial ? `${first_name} ${initial}.` : first_name;
}
