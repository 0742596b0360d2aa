import { type FieldDescription, fieldOf } from '@marketplace/shared/schema';
import type { FieldName } from './description';
import { formSchema } from './formSchema';

const found = new Map<FieldName, FieldDescription>();

/** What the schema says of a field of a form; looked up once. */
export function fieldOfUser(name: FieldName): FieldDescription {
  const known = found.get(name) ?? fieldOf(formSchema, name);
  found.set(name, known);
  return known;
}
