import { string } from 'yup';
import { message } from '../message';
import '../yupLocale';

/** Longest and shortest suffix of an e-mail's domain (section 5). */
export const EMAIL_SUFFIX_LENGTH = { min: 2, max: 3 } as const;

const EMAIL = new RegExp(
  String.raw`^[\w.%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{${EMAIL_SUFFIX_LENGTH.min},${EMAIL_SUFFIX_LENGTH.max}}$`,
);

/** E-mail address (section 5). */
export const email = () =>
  string()
    .defined()
    .max(120)
    .matches(EMAIL, { message: message('validation.email'), excludeEmptyString: true })
    .meta({ kind: 'email' });

/** Mobile number: 10 digits, without the country code (section 5). */
export const mobile = () =>
  string()
    .defined()
    .matches(/^[0-9]{10}$/, { message: message('validation.mobile'), excludeEmptyString: true })
    .meta({ kind: 'mobile' });

/** One-time passcode: 6 digits (section 5). */
export const otp = () =>
  string()
    .required(message('validation.otp'))
    .matches(/^[0-9]{6}$/, { message: message('validation.otp') })
    .meta({ kind: 'text' });

/** Pincode: 6 digits, the first not 0 (section 5; India Post assigns none that starts with 0). */
export const pincode = () =>
  string()
    .defined()
    .matches(/^[1-9][0-9]{5}$/, {
      message: message('validation.pincode'),
      excludeEmptyString: true,
    })
    .meta({ kind: 'pincode' });

const isContact = (value: string): boolean => /^[0-9]{10}$/.test(value) || EMAIL.test(value);

/** A mobile number, an e-mail address or ''. */
export const optionalContact = () =>
  string()
    .defined()
    .max(120)
    .test({
      name: 'contact',
      message: message('validation.contact'),
      skipAbsent: true,
      test: (value) => !value || isContact(value),
    })
    .meta({ kind: 'text' });

/** Picks the message for an invalid contact by what the person seems to mean: e-mail address or mobile number. */
const findContactFault = (value: string): string => {
  if (value.includes('@')) return 'validation.email';
  return /[0-9]/.test(value) ? 'validation.mobile' : 'validation.contact';
};

/** The recipient of a one-time passcode: a 10-digit mobile number or an e-mail address. */
export const contact = () =>
  string()
    .required(message('validation.contact'))
    .max(120)
    .test({
      name: 'contact',
      test: (value, { createError }) =>
        isContact(value) || createError({ message: message(findContactFault(value)) }),
    })
    .meta({ kind: 'text' });
