import { useState } from 'react';
import type { AnySchema } from 'yup';
import { type FieldDescription, validate } from '../../schema';
import { readInput, saveInput } from '../../session';
import { useTranslate } from '../../ui';
import { sameValue } from '../data/changedFields';
import { toInputText } from '../fields/inputText';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isDraftText = ({ kind }: FieldDescription): boolean =>
  kind !== 'flag' && kind !== 'bullets' && kind !== 'references';

/**
 * The fields of a form as they are typed, and what the schema says of them. An emptied field is null
 * where the schema allows it. Fields of the schema that the form does not show keep their values. What
 * is typed is kept under `form`, and is there again after a reload or a sign-in.
 */
export function useDrafts(
  form: string,
  schema: AnySchema,
  fields: readonly FieldDescription[],
  initial: Values,
) {
  const translate = useTranslate();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const draftIn = (field: FieldDescription, values: Values): unknown => {
    const value = values[field.name];
    return isDraftText(field) ? toInputText(field, value) : value;
  };
  const [unchanged, setUnchanged] = useState<Values>(() =>
    Object.fromEntries(fields.map((field) => [field.name, draftIn(field, initial)])),
  );
  const [drafts, setDrafts] = useState<Values>(() => ({ ...unchanged, ...readInput(form) }));
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
    set: (name: string, value: unknown) => {
      const next = { ...drafts, [name]: value };
      setDrafts(next);
      saveInput(form, next);
    },
    /** Whether something is typed that differs from the record. */
    unsaved: fields.some(({ name }) => !sameValue(drafts[name], unchanged[name])),
    /** Puts what others have saved in the place of what was typed. */
    take: (theirs: Values) => {
      const taken = Object.fromEntries(
        fields
          .filter(({ name }) => name in theirs)
          .map((field) => [field.name, draftIn(field, theirs)]),
      );
      setUnchanged({ ...unchanged, ...taken });
      const next = { ...drafts, ...taken };
      setDrafts(next);
      saveInput(form, next);
    },
    touch: (name: string) => setTouched(new Set([...touched, name])),
    touchAll: () => setTouched(new Set(fields.map(({ name }) => name))),
    /** What is wrong with a field, once it has been left. */
    error: (name: string): string | undefined => {
      const found = errors[name];
      return found && touched.has(name) ? translate(found.key, found.params) : undefined;
    },
  };
}
