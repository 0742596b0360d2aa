import { latinDigits } from '@marketplace/shared/format';

const COUNTRY_OR_TRUNK = /^(?:\+91|0091|91|0)(?=[0-9]{10}$)/;

/** A mobile number without what belongs to how people write it: blanks, dashes, the country code, Devanagari digits. */
export const normalizeMobile = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(COUNTRY_OR_TRUNK, '');
