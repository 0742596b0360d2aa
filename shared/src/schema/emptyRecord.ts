import type { SchemaFieldDescription, SchemaObjectDescription } from 'yup';

/** The part of a schema that this module uses. The full type of a large entity is too complex for the compiler. */
export interface EntitySchema<T> {
  readonly __outputType: T;
  describe(): SchemaObjectDescription;
}

const getEmptyValue = (field: SchemaFieldDescription): unknown => {
  if (!('nullable' in field) || field.nullable) return null;
  if (field.type === 'array') return [];
  if (field.type === 'string') return '';
  return field.type === 'boolean' ? false : 0;
};

const isOptional = (field: SchemaFieldDescription): boolean =>
  'optional' in field && field.optional;

/** A record has the fields of the schema that it was made from. */
const isRecord = <T>(_: EntitySchema<T>, value: object): value is T & object => value !== null;

/**
 * Builds a record of an entity in which no field has a value: null, 0, an empty text or an empty list. It leaves
 * optional fields out.
 */
export const createEmptyRecord = <T>(schema: EntitySchema<T>): T => {
  const fields = Object.entries(schema.describe().fields);
  const record = Object.fromEntries(
    fields
      .filter(([, field]) => !isOptional(field))
      .map(([name, field]) => [name, getEmptyValue(field)]),
  );
  if (!isRecord(schema, record)) throw new Error('an entity is an object');
  return record;
};

/**
 * Returns a function that selects the fields of a schema from a record, such as those that may leave the server.
 * Fields that the record lacks are empty.
 */
export const createFieldSelector = <T>(
  schema: EntitySchema<T>,
): ((record: Readonly<Partial<T>>) => T) => {
  const empty = createEmptyRecord(schema);
  const names = new Set(Object.keys(schema.describe().fields));
  return (record) => {
    const stated = Object.entries(record).filter(
      ([name, value]) => names.has(name) && value !== undefined,
    );
    const selected = { ...empty, ...Object.fromEntries(stated) };
    if (!isRecord(schema, selected)) throw new Error('an entity is an object');
    return selected;
  };
};
