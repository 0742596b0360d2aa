import type { AnySchema } from 'yup';
import { ObjectSchema } from 'yup';

/** Ten characters as a PAN has them, however they are spaced. */
const PAN = /(?<![\p{L}\p{N}])[a-z](?:[ -]?[a-z]){4}(?:[ -]?\d){4}[ -]?[a-z](?![\p{L}\p{N}])/giu;

/** Twelve digits as an Aadhaar number has them, in one piece or in groups. */
const AADHAAR = /(?<![\p{L}\p{N}])\d(?:[ -]?\d){11}(?![\p{L}\p{N}])/gu;

/** Text in which nobody's PAN or Aadhaar number can be read: stars stand in their place. */
export const scrubText = (text: string): string =>
  text.replaceAll(PAN, '**********').replaceAll(AADHAAR, '************');

const FREE_TEXT: ReadonlySet<unknown> = new Set(['text', 'longText']);

const freeTextOf = new WeakMap<AnySchema, ReadonlySet<string>>();

/** The fields of an object schema that take any text, so that anything may be typed into them. */
function freeTextFields(schema: AnySchema): ReadonlySet<string> {
  const known = freeTextOf.get(schema);
  if (known) return known;
  const fields = schema instanceof ObjectSchema ? Object.entries(schema.describe().fields) : [];
  const names = fields
    .filter(([, field]) => 'meta' in field && FREE_TEXT.has(field.meta?.kind))
    .map(([name]) => name);
  const found = new Set(names);
  freeTextOf.set(schema, found);
  return found;
}

/**
 * What was sent with its free text scrubbed. People paste identity numbers where they are not asked for them, and what
 * is never stored need not be protected, exported or erased.
 */
export function scrubFields(schema: AnySchema, value: object): Record<string, unknown> {
  const names = freeTextFields(schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, sent]: [string, unknown]) => [
      name,
      names.has(name) && typeof sent === 'string' ? scrubText(sent) : sent,
    ]),
  );
}
