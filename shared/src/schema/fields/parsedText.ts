import { string } from 'yup';
import type { Message } from '../message';
import '../yupLocale';

/**
 * A text that a parser of `format` reads, such as a mobile number. Forms and calls take it as people write it; the
 * value is what the parser returns. '' is no answer.
 */
export const parsedText = (
  parse: (text: string) => string | null,
  getFault: (text: string) => Message,
) =>
  string()
    .defined()
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      return parse(value) ?? (value.trim() === '' ? '' : value);
    })
    .test({
      name: 'parsed',
      skipAbsent: true,
      test: (value, { createError }) =>
        !value || parse(value) !== null || createError({ message: getFault(value) }),
    });
