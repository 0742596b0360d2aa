import { toLatinDigits } from '../../format';

/** Returns the digits of a text, with Devanagari digits as 0–9. */
export function extractDigits(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '');
}

/** Whether a typed number has a minus sign. The '/-' after an amount ('500/-') is none. */
export function isNegative(text: string): boolean {
  return /[-\u2212\u2013]/.test(text.replaceAll('/-', ''));
}

/**
 * Filters a number while a person types it: keeps digits, the full stop if decimals are allowed, and a minus
 * sign. The sign stays so that a rule refuses the number; without it the form would read another number.
 */
export function extractNumberText(text: string, { decimals = false } = {}): string {
  const kept = decimals ? toLatinDigits(text).replaceAll(/[^\d.]/g, '') : extractDigits(text);
  return isNegative(text) ? `-${kept}` : kept;
}

/** Adds Indian grouping to digits: 1234567 becomes 12,34,567. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}
