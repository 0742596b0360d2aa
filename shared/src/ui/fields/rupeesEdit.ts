import { extractDigits, groupDigits, isNegative } from './digits';

/** A text and the position of its caret. */
export interface Edited {
  text: string;
  caret: number;
}

export type Deletion = 'backward' | 'forward' | undefined;

/** Most digits of an amount: ₹9,99,99,99,99,999. */
const MAX_DIGITS = 12;

const ABBREVIATED = /(?:rs|रु|रू)\.\s*/giu;

/** Returns the digits of whole rupees, without paise. Removes 'Rs.' and 'रु.' first, because of their full stop. */
function toWholeRupees(text: string): string {
  return extractDigits(text.replaceAll(ABBREVIATED, '').split('.', 1)[0] ?? '');
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
 * Regroups a rupee amount after an edit and puts the caret after the same digits as before. Deleting a
 * comma deletes the digit beyond it. Removes paise, but keeps a minus sign, so that a rule refuses the amount.
 */
export function editRupees(before: string, now: string, caret: number, deletion: Deletion): Edited {
  let left = toWholeRupees(now.slice(0, caret));
  let right = toWholeRupees(now).slice(left.length);
  if (deletion && left + right === toWholeRupees(before)) {
    if (deletion === 'backward') left = left.slice(0, -1);
    else right = right.slice(1);
  }
  const all = (left + right).slice(0, MAX_DIGITS);
  const digits = all.replace(/^0+(?=\d)/, '');
  const text = groupDigits(digits);
  const digitsLeft = Math.max(0, Math.min(left.length, all.length) - (all.length - digits.length));
  const sign = isNegative(now) ? '-' : '';
  return { text: sign + text, caret: sign.length + placeAfter(text, digitsLeft) };
}

/** Parses a grouped amount, negative after a minus sign; `null` for a text without digits. */
export function parseRupees(text: string): number | null {
  const digits = toWholeRupees(text);
  if (!digits) return null;
  return isNegative(text) ? -Number(digits) : Number(digits);
}
