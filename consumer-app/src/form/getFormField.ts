import { describeFields, type FieldDescription } from '@marketplace/shared/schema';
import type { FormOutline } from './formSpec';

type Schema = FormOutline['schema'];

const known = new WeakMap<Schema, ReadonlyMap<string, FieldDescription>>();

function fieldsIn(schema: Schema): ReadonlyMap<string, FieldDescription> {
  const found =
    known.get(schema) ?? new Map(describeFields(schema).map((field) => [field.name, field]));
  known.set(schema, found);
  return found;
}

/** What the schema of a form says of one of its fields; looked up once. Throws for any other name. */
export function getFormField({ schema, id }: Pick<FormOutline, 'schema' | 'id'>, name: string) {
  const field = fieldsIn(schema).get(name);
  if (!field) throw new Error(`the form ${id} has no field ${name}`);
  return field;
}
