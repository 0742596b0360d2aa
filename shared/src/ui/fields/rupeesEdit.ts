import { extractDigits, formatNumber, parseAmount, toNumberCharacters } from '../../format';
import { groupDigits } from './digits';

/** A text and the position of its caret. */
export interface Edited {
  text: string;
  caret: number;
}

export type Deletion = 'backward' | 'forward' | undefined;

/** An amount in ₹; the text itself if it is no amount, so that a rule refuses it; null for an empty field. */
export type RupeesInput = number | string | null;

/** Most digits of an amount: ₹9,99,99,99,99,999. */
const MAX_DIGITS = 12;
/** A number whose groups the field sets. */
const GROUPED = /^(-?)([\d,]*)(\.\d*)?$/u;

function placeAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/u.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}

/** Returns what an edit has put into a text. */
function findInserted(before: string, now: string): string {
  let start = 0;
  while (start < before.length && before[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, now.length) - start;
  while (end < most && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return now.slice(start, now.length - end);
}

/** Groups the digits of a whole amount, without zeros before it. */
const group = (digits: string): string =>
  groupDigits(digits.slice(0, MAX_DIGITS).replace(/^0+(?=\d)/, ''));

/**
 * Regroups an amount after an edit and puts the caret after the same digits as before. Deleting a comma deletes the
 * digit beyond it. An amount that is pasted whole, such as 'Rs. 50,000/-', loses what `parseAmount` does not need. Any
 * other text stays as it is, so that a rule refuses it.
 */
export function editRupees(before: string, now: string, caret: number, deletion: Deletion): Edited {
  const typed = toNumberCharacters(now);
  const hasOwnGroups = findInserted(before, now).includes(',');
  const [, sign = '', whole = '', fraction = ''] =
    (hasOwnGroups ? null : GROUPED.exec(typed)) ?? [];
  if (sign + whole + fraction === '' && now !== '') {
    const parsed = parseAmount(now);
    if (!parsed.ok) return { text: now, caret };
    const text = formatNumber(parsed.value);
    return { text, caret: text.length };
  }
  const left = typed.slice(0, caret);
  let wholeLeft = extractDigits(left.split('.', 1)[0] ?? '');
  let wholeRight = extractDigits(whole).slice(wholeLeft.length);
  if (deletion && fraction === '' && wholeLeft + wholeRight === extractDigits(before)) {
    if (deletion === 'backward') wholeLeft = wholeLeft.slice(0, -1);
    else wholeRight = wholeRight.slice(1);
  }
  const all = (wholeLeft + wholeRight).slice(0, MAX_DIGITS);
  const digits = group(all);
  const text = sign + digits + fraction;
  if (left.includes('.')) return { text, caret: text.length - (now.length - caret) };
  const dropped = all.length - extractDigits(digits).length;
  const digitsLeft = Math.max(0, Math.min(wholeLeft.length, all.length) - dropped);
  return { text, caret: sign.length + placeAfter(digits, digitsLeft) };
}

/** Reads the text of the field. */
export function readRupees(text: string): RupeesInput {
  if (text.trim() === '') return null;
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : text;
}
