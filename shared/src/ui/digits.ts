import { latinDigits } from '../format';

/** The digits of a text, Devanagari ones as 0–9. */
export function digitsOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}

/** Groups a row of digits the Indian way: 1234567 becomes 12,34,567. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}
