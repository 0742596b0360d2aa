import { useState } from 'react';
import type { AnySchema } from 'yup';
import { type FieldDescription, validate } from '../../schema';
import { useTranslate } from '../../ui';
import { draftOf } from '../fields/draft';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isDraftText = ({ kind }: FieldDescription): boolean =>
  kind !== 'flag' && kind !== 'bullets' && kind !== 'references';

/**
 * The fields of a form as they are typed, and what the schema says of them. An emptied field is null
 * where the schema allows it. Fields of the schema that the form does not show keep their values.
 */
export function useDrafts(schema: AnySchema, fields: readonly FieldDescription[], initial: Values) {
  const translate = useTranslate();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [drafts, setDrafts] = useState<Values>(() =>
    Object.fromEntries(
      fields.map((field) => {
        const value = initial[field.name];
        return [field.name, isDraftText(field) ? draftOf(field, value) : value];
      }),
    ),
  );
  const typed = Object.fromEntries(
    fields.map(({ name, nullable }) => [
      name,
      drafts[name] === '' && nullable ? null : drafts[name],
    ]),
  );
  const result = validate(schema, typed, { typed: true });
  const errors = result.ok ? {} : result.errors;
  return {
    drafts,
    /** The values as they are sent; undefined while something is wrong. */
    values: result.ok ? valuesOf(result.value) : undefined,
    set: (name: string, value: unknown) => setDrafts({ ...drafts, [name]: value }),
    touch: (name: string) => setTouched(new Set([...touched, name])),
    touchAll: () => setTouched(new Set(fields.map(({ name }) => name))),
    /** What is wrong with a field, once it has been left. */
    error: (name: string): string | undefined => {
      const found = errors[name];
      return found && touched.has(name) ? translate(found.key, found.params) : undefined;
    },
  };
}
