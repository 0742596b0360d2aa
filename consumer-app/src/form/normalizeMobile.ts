import { latinDigits } from '@marketplace/shared/format';

const COUNTRY_OR_TRUNK = /^(?:\+91|0091|91|0)(?=[0-9]{10}$)/;

/**
 * Removes blanks, dashes, brackets, country code or trunk 0 from a mobile number, and converts
 * Devanagari digits.
 */
export const normalizeMobile = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(COUNTRY_OR_TRUNK, '');
