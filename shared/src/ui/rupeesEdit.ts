import { digitsOf, groupDigits } from './digits';

/** A text and the place of the caret in it. */
export interface Edited {
  text: string;
  caret: number;
}

export type Deletion = 'backward' | 'forward' | undefined;

/** Longest amount, in digits: ₹9,99,99,99,99,999. */
const maxDigits = 12;

const ABBREVIATED = /(?:rs|रु|रू)\.\s*/giu;

/** The digits of whole rupees: without paise, and without the full stop of 'Rs.' and 'रु.'. */
function whole(text: string): string {
  return digitsOf(text.replaceAll(ABBREVIATED, '').split('.', 1)[0] ?? '');
}

function placeAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (text[index] !== ',') seen += 1;
  }
  return text.length;
}

/**
 * Regroups what stands in a field of rupees after an edit, and finds where the caret belongs: after
 * the same digits as before. Deleting a comma deletes the digit beyond it. Paise are left out.
 */
export function rupeesEdit(before: string, now: string, caret: number, deletion: Deletion): Edited {
  let left = whole(now.slice(0, caret));
  let right = whole(now).slice(left.length);
  if (deletion && left + right === whole(before)) {
    if (deletion === 'backward') left = left.slice(0, -1);
    else right = right.slice(1);
  }
  const all = (left + right).slice(0, maxDigits);
  const digits = all.replace(/^0+(?=\d)/, '');
  const text = groupDigits(digits);
  const digitsLeft = Math.max(0, Math.min(left.length, all.length) - (all.length - digits.length));
  return { text, caret: placeAfter(text, digitsLeft) };
}

/** The amount in a grouped text; `null` for an empty one. */
export function rupeesOf(text: string): number | null {
  const digits = whole(text);
  return digits ? Number(digits) : null;
}
