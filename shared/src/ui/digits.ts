import { latinDigits } from '../format';

/** The digits of a text, Devanagari ones as 0–9. */
export function digitsOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}

/** Whether a number is typed as one below zero; the '/-' that closes an amount ('500/-') is no sign. */
export function isNegative(text: string): boolean {
  return /[-\u2212\u2013]/.test(text.replaceAll('/-', ''));
}

/**
 * What is kept of a number while it is typed: its digits, a full stop where decimals are allowed, and a
 * minus sign, so that a rule refuses the number instead of a form reading it as another.
 */
export function numberText(text: string, { decimals = false } = {}): string {
  const kept = decimals ? latinDigits(text).replaceAll(/[^\d.]/g, '') : digitsOf(text);
  return isNegative(text) ? `-${kept}` : kept;
}

/** Groups a row of digits the Indian way: 1234567 becomes 12,34,567. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}
