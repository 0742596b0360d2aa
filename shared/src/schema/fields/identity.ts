import { parseCode, parsePan } from '../../format';
import { message, type Message } from '../message';
import { parsedText } from './parsedText';

// Accept a masked PAN (first four letters, then asterisks), so that a form
// filled from the masked record can be sent back unchanged.
const PAN_INDIVIDUAL = /^[A-Z]{3}P[A-Z*][0-9*]{4}[A-Z*]$/;
const PAN_BUSINESS = /^[A-Z]{4}[A-Z*][0-9*]{4}[A-Z*]$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** A code that `parse` reads and that fits a pattern. */
const code = (pattern: RegExp, fault: Message, parse: (text: string) => string = parseCode) =>
  parsedText(
    (text) => {
      const found = parse(text);
      return pattern.test(found) ? found : null;
    },
    () => fault,
  );

const pan = (pattern: RegExp, key: string) =>
  code(pattern, message(key), parsePan).meta({ kind: 'pan' });

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

const parseGstin = (text: string): string | null => {
  const found = parseCode(text).toUpperCase();
  return GSTIN.test(found) && computeGstinCheckDigit(found) === found.at(-1) ? found : null;
};

/** GSTIN: state code, PAN, entity, Z and check digit; '' for a firm that is not registered. */
export const gstin = () =>
  parsedText(parseGstin, () => message('validation.gstin')).meta({ kind: 'text' });

/**
 * Account number of an Indian bank: 9 to 18 digits. It has no kind, because the server scrubs what looks like an
 * Aadhaar number from texts.
 */
export const accountNumber = () => code(/^[0-9]{9,18}$/, message('validation.account_number'));

/** The reference of a bank's payment: 8 to 40 letters and digits. It has no kind, as an account number. */
export const utr = () => code(/^[A-Za-z0-9]{8,40}$/, message('validation.utr'));

/** IFSC: four letters, 0, six alphanumerics, uppercase (section 5). */
export const ifsc = () => code(IFSC, message('validation.ifsc')).meta({ kind: 'text' });
