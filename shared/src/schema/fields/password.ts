import { string } from 'yup';
import { message } from '../message';
import '../yupLocale';

/** Length limits of a new password, in characters. Any characters are allowed (NIST SP 800-63B). */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

/** A new password. The server also refuses common passwords, the person's own name and the current password. */
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
