import { type FieldDescription, fieldOf, userSchema } from '@marketplace/shared/schema';
import type { FieldName } from './description';

const found = new Map<FieldName, FieldDescription>();

/** What the schema says of a field of the profile; looked up once. */
export function fieldOfUser(name: FieldName): FieldDescription {
  const known = found.get(name) ?? fieldOf(userSchema, name);
  found.set(name, known);
  return known;
}
