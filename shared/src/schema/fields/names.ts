import { string } from 'yup';
import { parseName } from '../../format';
import { message } from '../message';
import { parsedText } from './parsedText';
import '../yupLocale';

// Joiners (U+200C, U+200D) are part of the spelling of many Indic names.
const WORD = String.raw`\p{L}(?:[\p{L}\p{M}]|\u200c|\u200d)*`;
const PARTS = String.raw`${WORD}(?:[-'’]${WORD})*`;
const ALPHANUMERIC = String.raw`[\p{L}\p{M}\p{N}]|\u200c|\u200d`;
const LETTERS = new RegExp(`^${WORD}$`, 'u');
const FULL_NAME = new RegExp(`^${PARTS}(?: +${PARTS})+$`, 'u');
const ADDRESS = new RegExp(`^(?:${ALPHANUMERIC}|[-,.# ])*$`, 'u');
const LOCALITY = new RegExp(`^(?:${ALPHANUMERIC}|[,.# ])*$`, 'u');
const COMPANY = new RegExp(`^(?:${ALPHANUMERIC}| ){3,40}$`, 'u');
const IDENTIFIER = /^[A-Za-z0-9_-]+$/;
const SPACED_IDENTIFIER = /^[A-Za-z0-9_ -]+$/;

const matching = (pattern: RegExp, key: string, max: number) =>
  string()
    .defined()
    .max(max)
    .matches(pattern, { message: message(key), excludeEmptyString: true })
    .meta({ kind: 'text' });

/** A person's name as somebody else writes it, in any script, without markup and formulas (`parseName`). */
export const writtenName = (max: number) =>
  parsedText(parseName, () => message('validation.name'))
    .max(max)
    .meta({ kind: 'text' });

/** A person's name by a rule, without invisible marks, composed and with single blanks (`parseName`). */
const person = (pattern: RegExp, key: string, max: number) =>
  parsedText(
    (text) => {
      const name = parseName(text);
      return name !== null && pattern.test(name) ? name : null;
    },
    () => message(key),
  )
    .max(max)
    .meta({ kind: 'text' });

/** First or last name: letters and combining marks of any script (section 5). */
export const personName = () => person(LETTERS, 'validation.person_name', 60);

/** Two words of letters or more, each with optional hyphen or apostrophe (section 5). */
export const fullName = () => person(FULL_NAME, 'validation.full_name', 120);

/** Address line: letters, digits, hyphen, comma, full stop, hash, space (section 5). */
export const addressLine = (line: 1 | 2) => matching(ADDRESS, `validation.address${line}`, 120);

/** Locality: alphanumeric, comma, full stop, space, hash (section 5). */
export const locality = () => matching(LOCALITY, 'validation.locality', 80);

/** Company name: 3 to 40 letters, digits, spaces (section 5). */
export const companyName = () =>
  matching(COMPANY, 'validation.company_name', 40).max(40, message('validation.company_name'));

/** Lender name: letters, digits, underscore, hyphen (section 5). */
export const lenderName = () => matching(IDENTIFIER, 'validation.lender_name', 60);

/** Lender group and credit card name: the characters of a lender name and spaces, but not only spaces (section 5). */
export const catalogueName = () =>
  matching(SPACED_IDENTIFIER, 'validation.catalogue_name', 80).matches(/\S/u, {
    message: message('validation.required'),
    excludeEmptyString: true,
  });

/** utm_id: letters, digits, underscore, hyphen (section 5). */
export const utmId = () => matching(IDENTIFIER, 'validation.utm_id', 64);
