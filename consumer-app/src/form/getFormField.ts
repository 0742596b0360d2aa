import { describeFields, type FieldDescription } from '@marketplace/shared/schema';
import type { FormOutline } from './formSpec';

type Schema = FormOutline['schema'];

const cache = new WeakMap<Schema, ReadonlyMap<string, FieldDescription>>();

function fieldsIn(schema: Schema): ReadonlyMap<string, FieldDescription> {
  const found =
    cache.get(schema) ?? new Map(describeFields(schema).map((field) => [field.name, field]));
  cache.set(schema, found);
  return found;
}

/**
 * The schema's description of a form's field, cached per schema.
 * @throws Error if the form has no such field
 */
export function getFormField({ schema, id }: Pick<FormOutline, 'schema' | 'id'>, name: string) {
  const field = fieldsIn(schema).get(name);
  if (!field) throw new Error(`the form ${id} has no field ${name}`);
  return field;
}
