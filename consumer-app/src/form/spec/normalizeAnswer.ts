import { toLatinDigits } from '@marketplace/shared/format';
import type { FieldKind } from '@marketplace/shared/schema';

const COUNTRY_OR_TRUNK = /^(?:\+91|0091|91|0)(?=[0-9]{10}$)/;

/**
 * Removes blanks, dashes, brackets, country code or trunk 0 from a mobile number, and converts
 * Devanagari digits.
 */
export const normalizeMobile = (input: string): string =>
  toLatinDigits(input)
    .replaceAll(/[\s().-]/g, '')
    .replace(COUNTRY_OR_TRUNK, '');

/**
 * Normalizes typed text for sending: removes the blanks, dashes and country code that people type,
 * by the field's kind.
 */
export function normalizeAnswer(kind: FieldKind | undefined, input: string): string {
  if (kind === 'mobile') return normalizeMobile(input);
  if (kind === 'pan') return input.replaceAll(/[\s-]/g, '').toUpperCase();
  if (kind === 'pincode') return toLatinDigits(input).replaceAll(/\s/g, '');
  return input.trim();
}
