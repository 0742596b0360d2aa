import { array, string } from 'yup';
import { message } from '../message';
import '../yupLocale';

/** One line of text, at most 150 characters. */
export const text = (max = 150) => string().defined().max(max).meta({ kind: 'text' });

/** One line of text, neither empty nor only spaces. */
export const requiredText = (max = 150) =>
  text(max)
    .required(message('validation.required'))
    .matches(/\S/u, { message: message('validation.required'), excludeEmptyString: true });

/**
 * An identifier that a system gave, such as the reference of a payment. It has no kind, because the server
 * scrubs what looks like an Aadhaar number from texts.
 */
export const identifier = () => string().defined();

const TWO_WORDS = /[\p{L}\p{M}]{2,}.*\s.*?[\p{L}\p{M}]{2,}/u;

/** The reason for a recorded action. At least two words, so that the record is useful. */
export const reasonInWords = (max = 300) =>
  text(max)
    .required(message('validation.reason_words'))
    .matches(TWO_WORDS, { message: message('validation.reason_words') });

/** A colour as `#RRGGBB`; '' is none. */
export const colour = () =>
  string()
    .defined()
    .matches(/^#[0-9a-f]{6}$/i, { message: message('validation.colour'), excludeEmptyString: true })
    .meta({ kind: 'colour' });

/** Several lines of text. */
export const longText = (max = 2000) => string().defined().max(max).meta({ kind: 'longText' });

const HTTPS_URL = /^https:\/\/[^\s/$.?#"'<>\\][^\s"'<>\\]*$/i;

/** An https address. The borrower app replaces `{UNIQUE_ID}` in it with the customer's id. */
export const url = (max = 500) =>
  string()
    .defined()
    .max(max)
    .matches(HTTPS_URL, { message: message('validation.url'), excludeEmptyString: true })
    .meta({ kind: 'url' });

const IMAGE_PATH = /^(?:\/uploads\/[\w.-]+|\/assets\/[\w./-]+|data:image\/svg\+xml[^\s"]*)$/;

/** The path of an uploaded image on this origin, as `/api/s3-upload-file` returns it. */
export const image = () =>
  string()
    .defined()
    .max(4000)
    .matches(IMAGE_PATH, { message: message('validation.image'), excludeEmptyString: true })
    .meta({ kind: 'image' });

/** A list of short, non-empty texts; the list may be empty. */
export const bullets = () =>
  array(
    string()
      .required(message('validation.bullet_empty'))
      .matches(/\S/, { message: message('validation.bullet_empty') })
      .max(300),
  )
    .defined()
    .max(20)
    .meta({ kind: 'bullets' });
