import { string } from 'yup';
import { parseContact, parseEmail, parseMobile, parsePincode } from '../../format';
import { message } from '../message';
import { parsedText } from './parsedText';
import '../yupLocale';

/** E-mail address (section 5). */
export const email = () =>
  parsedText(parseEmail, () => message('validation.email'))
    .max(120)
    .meta({ kind: 'email' });

/** Mobile number: 10 digits, the first 6 to 9 (section 5). Written with +91 or blanks it is the same number. */
export const mobile = () =>
  parsedText(parseMobile, () => message('validation.mobile')).meta({ kind: 'mobile' });

/** OTP: 6 digits (section 5). */
export const otp = () =>
  string()
    .required(message('validation.otp'))
    .matches(/^[0-9]{6}$/, { message: message('validation.otp') })
    .meta({ kind: 'text' });

/** Pincode: 6 digits, the first not 0 (section 5; India Post assigns none that starts with 0). */
export const pincode = () =>
  parsedText(parsePincode, () => message('validation.pincode')).meta({ kind: 'pincode' });

/** A mobile number, an e-mail address or ''. */
export const optionalContact = () =>
  parsedText(parseContact, () => message('validation.contact'))
    .max(120)
    .meta({ kind: 'text' });

/** Picks the message for an invalid contact by what the person seems to mean: e-mail address or mobile number. */
const findContactFault = (value: string): string => {
  if (value.includes('@')) return 'validation.email';
  return /\p{Number}/u.test(value) ? 'validation.mobile' : 'validation.contact';
};

/** The recipient of an OTP: a mobile number or an e-mail address. */
export const contact = () =>
  parsedText(parseContact, (value) => message(findContactFault(value)))
    .required(message('validation.contact'))
    .max(120)
    .meta({ kind: 'text' });
