import { isDeepStrictEqual } from 'node:util';
import type { AnySpec } from '../../filter';
import type { FieldType } from '../../port';

/**
 * What the columns of a table hold. Versions that share a table merge theirs, and each writes the columns of all, so
 * that a row is complete whoever has written it.
 */
export interface Shape {
  readonly fields: Readonly<Record<string, FieldType>>;
  /** The fields that a search reads. */
  readonly text: readonly string[];
  readonly secret: true | readonly string[];
}

export const toShape = ({ fields, text, secret = [] }: AnySpec): Shape => ({
  fields,
  text,
  secret,
});

const unite = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];

/** A field that has changed its type: the columns of two versions cannot share a name. */
export class ChangedType extends Error {
  override readonly name = 'ChangedType';
}

function mergeType(field: string, stored: FieldType, declared: FieldType): FieldType {
  // A json field has no column.
  if (declared === 'json' || stored === declared) return stored;
  if (stored === 'json') return declared;
  throw new ChangedType(
    `The field ${field} was ${stored} and is declared as ${declared}: declare it under a new name, and remove the old one a version later`,
  );
}

/** Adds the fields that a version declares to a stored shape. Throws ChangedType. */
export function mergeShapes(stored: Shape, declared: Shape): Shape {
  const fields: Record<string, FieldType> = { ...stored.fields };
  for (const [field, type] of Object.entries(declared.fields))
    fields[field] = mergeType(field, fields[field] ?? type, type);
  return {
    fields,
    text: unite(stored.text, declared.text),
    secret:
      stored.secret === true || declared.secret === true
        ? true
        : unite(stored.secret, declared.secret),
  };
}

/** Whether tables of a shape serve a version that declares another. Throws ChangedType. */
export const includesShape = (stored: Shape, declared: Shape): boolean =>
  isDeepStrictEqual(mergeShapes(stored, declared), stored);
