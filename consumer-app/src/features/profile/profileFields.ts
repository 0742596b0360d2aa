import type { FieldDescription } from '@marketplace/shared/schema';
import { fieldOf, userSchema } from '@marketplace/shared/schema';
import type { ProfileFieldName } from './profileValues';
import { FLAG_FIELDS, RUPEES_FIELDS, TEXT_FIELDS } from './profileValues';

const FIELDS = new Map<ProfileFieldName, FieldDescription>(
  [...TEXT_FIELDS, ...RUPEES_FIELDS, ...FLAG_FIELDS].map((name) => [
    name,
    fieldOf(userSchema, name),
  ]),
);

/** What the schema says of a field of the form; looked up once. */
export const profileField = (name: ProfileFieldName): FieldDescription =>
  FIELDS.get(name) ?? fieldOf(userSchema, name);
