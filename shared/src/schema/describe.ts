import type { AnyObjectSchema, SchemaDescription } from 'yup';
import type { FieldKind, FieldMeta } from './fieldKind';

/** One field of an entity as a form, a table or the OpenAPI document needs it. */
export interface FieldDescription extends FieldMeta {
  name: string;
  label: string;
  required: boolean;
  nullable: boolean;
  /** Bounds of a number, or of a text's length; absent where there is none. */
  min?: number;
  max?: number;
}

const bound = (description: SchemaDescription, name: 'min' | 'max'): number | undefined => {
  const value = description.tests.find((test) => test.name === name)?.params?.[name];
  return typeof value === 'number' ? value : undefined;
};

const FALLBACK: Record<string, FieldKind> = { number: 'count', boolean: 'flag', array: 'bullets' };

const describeField = (name: string, description: SchemaDescription): FieldDescription => {
  const { meta } = description;
  const min = bound(description, 'min');
  const max = bound(description, 'max');
  return {
    kind: FALLBACK[description.type] ?? 'text',
    ...meta,
    name,
    label: meta?.label ?? `fields.${name}`,
    required:
      !description.nullable &&
      !description.optional &&
      (description.type !== 'string' || description.tests.some((test) => test.name === 'required')),
    nullable: description.nullable,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
};

/** All that is read of a schema; the whole type of a large entity is more than the compiler compares. */
type Describable = Pick<AnyObjectSchema, 'describe'>;

/** The fields of an entity in the order in which the schema names them. */
export const describeFields = (schema: Describable): FieldDescription[] =>
  Object.entries(schema.describe().fields).flatMap(([name, field]) =>
    'tests' in field ? [describeField(name, field)] : [],
  );

/** One field of an entity by its name. Throws for a name that the entity does not have. */
export const getFieldDescription = (schema: Describable, name: string): FieldDescription => {
  const field = describeFields(schema).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`the entity has no field ${name}`);
  return field;
};
