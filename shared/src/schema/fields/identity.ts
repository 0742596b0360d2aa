import { string } from 'yup';
import { message } from '../message';
import '../yupLocale';
import { identifier } from './text';

// Accept a masked PAN (first four letters, then asterisks), so that a form
// filled from the masked record can be sent back unchanged.
const PAN_INDIVIDUAL = /^[A-Z]{3}P[A-Z*][0-9*]{4}[A-Z*]$/i;
const PAN_BUSINESS = /^[A-Z]{4}[A-Z*][0-9*]{4}[A-Z*]$/i;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const pan = (pattern: RegExp, key: string) =>
  string()
    .defined()
    .transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value))
    .matches(pattern, { message: message(key), excludeEmptyString: true })
    .meta({ kind: 'pan' });

/** PAN of a person: the fourth letter is P (section 5). */
export const panIndividual = () => pan(PAN_INDIVIDUAL, 'validation.pan');

/** PAN of a business (section 5). */
export const panBusiness = () => pan(PAN_BUSINESS, 'validation.pan_business');

/** Whether a PAN is masked after its first four letters. */
export const isMaskedPan = (value: string): boolean => /^[A-Z]{4}\*{6}$/i.test(value);

const GSTIN = /^[0-3][0-9][A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const GSTIN_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Computes the last character of a GSTIN from the 14 before it. */
export function computeGstinCheckDigit(first: string): string {
  const sum = Array.from(first.slice(0, 14)).reduce((total, character, index) => {
    const product = GSTIN_DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return GSTIN_DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** GSTIN: state code, PAN, entity, Z and check digit; '' for a firm that is not registered. */
export const gstin = () =>
  string()
    .defined()
    .transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value))
    .matches(GSTIN, { message: message('validation.gstin'), excludeEmptyString: true })
    .test({
      name: 'gstin',
      message: message('validation.gstin'),
      skipAbsent: true,
      test: (value) => !value || computeGstinCheckDigit(value) === value.at(-1),
    })
    .meta({ kind: 'text' });

/** Account number of an Indian bank: 9 to 18 digits. */
export const accountNumber = () =>
  identifier().matches(/^[0-9]{9,18}$/, {
    message: message('validation.account_number'),
    excludeEmptyString: true,
  });

/** IFSC: four letters, 0, six alphanumerics, uppercase (section 5). */
export const ifsc = () =>
  string()
    .defined()
    .matches(IFSC, { message: message('validation.ifsc'), excludeEmptyString: true })
    .meta({ kind: 'text' });
