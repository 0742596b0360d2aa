import { string } from 'yup';
import { message } from '../message';
import '../yupLocale';

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

/** IFSC: four letters, 0, six alphanumerics, uppercase (section 5). */
export const ifsc = () =>
  string()
    .defined()
    .matches(IFSC, { message: message('validation.ifsc'), excludeEmptyString: true })
    .meta({ kind: 'text' });
