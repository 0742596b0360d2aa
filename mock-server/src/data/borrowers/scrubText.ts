import type { AnySchema } from 'yup';
import { ObjectSchema } from 'yup';

/** Blanks of all kinds, dashes and invisible marks between the characters of a number. */
const GAP = '[\\s\\p{Cf}\\p{Pd}]{0,4}';
/** The same, and marks that would join a date and a time to an Aadhaar number. */
const WIDE_GAP = '[\\s\\p{Cf}\\p{Pd}._/]{0,4}';

const buildPattern = (characters: readonly string[], gap: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${characters.join(gap)}(?![\\p{L}\\p{N}])`, 'giu');

const LETTER = '[a-z]';
const DIGIT = '\\p{Nd}';

const repeat = (character: string, times: number): string[] =>
  Array.from({ length: times }, () => character);

/** Matches a PAN, however it is spaced. */
const PAN = buildPattern([...repeat(LETTER, 5), ...repeat(DIGIT, 4), LETTER], WIDE_GAP);

/** Matches an Aadhaar number, in one piece or in groups. */
const AADHAAR = buildPattern(repeat(DIGIT, 12), GAP);

/** Replaces PANs in a text with asterisks. */
export const maskPans = (text: string): string => text.replaceAll(PAN, '**********');

/** Whether a text holds a PAN, spaced or as a part of a word. */
export const holdsPan = (text: string): boolean =>
  /[a-z]{5}\d{4}[a-z]/iu.test(text) || maskPans(text) !== text;

/** Replaces PANs and Aadhaar numbers in a text with asterisks. */
export const scrubText = (text: string): string =>
  maskPans(text).replaceAll(AADHAAR, '************');

/** Matches an Indian mobile number with or without its country code, and an e-mail address. */
const MOBILE = /(?<![\p{L}\p{N}])(?:\+?91[ -]?|0)?[6-9](?:[ -]?\d){9}(?![\p{L}\p{N}])/gu;
const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;]+/gu;

/** Replaces mobile numbers and e-mail addresses in a text with asterisks. */
export const maskContacts = (text: string): string =>
  text.replaceAll(MOBILE, '**********').replaceAll(EMAIL, '****@****');

const FREE_TEXT: ReadonlySet<unknown> = new Set(['text', 'longText']);

const freeTextCache = new WeakMap<AnySchema, ReadonlySet<string>>();

/** Returns the names of an object schema's free-text fields. */
function listFreeTextFields(schema: AnySchema): ReadonlySet<string> {
  const cached = freeTextCache.get(schema);
  if (cached) return cached;
  const fields = schema instanceof ObjectSchema ? Object.entries(schema.describe().fields) : [];
  const names = fields
    .filter(([, field]) => 'meta' in field && FREE_TEXT.has(field.meta?.kind))
    .map(([name]) => name);
  const found = new Set(names);
  freeTextCache.set(schema, found);
  return found;
}

/**
 * Scrubs the free-text fields of a request. People paste identity numbers into them, and data that
 * is never stored needs no protection, export or erasure.
 */
export function scrubFields(schema: AnySchema, value: object): Record<string, unknown> {
  const names = listFreeTextFields(schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, sent]: [string, unknown]) => [
      name,
      names.has(name) && typeof sent === 'string' ? scrubText(sent) : sent,
    ]),
  );
}
