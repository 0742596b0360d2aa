import { string } from 'yup';
import { message } from '../message';
import '../yupLocale';

/** Fewest and most characters of a new password; which characters is up to the person (NIST SP 800-63B). */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

/** A new password. The server also refuses common ones, the person's own name and the present one. */
export const newPassword = () =>
  string()
    .required(message('validation.password_length', { min: PASSWORD_LENGTH.min }))
    .max(PASSWORD_LENGTH.max)
    .test({
      name: 'length',
      message: message('validation.password_length', { min: PASSWORD_LENGTH.min }),
      // Counts characters, not UTF-16 units: an emoji is one.
      test: (value) => Array.from(value ?? '').length >= PASSWORD_LENGTH.min,
    });
