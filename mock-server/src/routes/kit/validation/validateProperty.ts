import { validate } from '@marketplace/shared/schema';
import type { AnySchema } from 'yup';
import { object } from 'yup';
import { getTranslator } from '@marketplace/shared/i18n';
import { now } from '../../../clock';
import { HttpError, wrongField } from '../../../httpError';
import type { Language } from '../../../messages/translate';

/**
 * Validates a value for one property by the property's rule in the entity's schema; returns the
 * cast value. Throws 422 with the rule's own message, so that a toast can show it.
 */
export function validateProperty(
  fields: Readonly<Record<string, unknown>>,
  property: string,
  value: unknown,
  language: Language,
): unknown {
  const rule = fields[property];
  if (!isSchema(rule)) throw wrongField('property', 'unknown_field');
  const result = validate(
    object({ [property]: rule }),
    { [property]: value },
    {
      context: { now: new Date(now()) },
    },
  );
  if (result.ok) return Object.entries(result.value).find(([name]) => name === property)?.[1];
  const translate = getTranslator(language);
  const [first] = Object.values(result.errors);
  const text = first ? translate(first.key, first.params) : translate('validation.invalid');
  throw new HttpError(422, 'invalid', { text, errors: { [property]: { text } } });
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === 'object' && value !== null && '__isYupSchema__' in value;
}
