import type { AnyObjectSchema, SchemaDescription } from 'yup';
import type { FieldKind, FieldMeta } from './fieldKind';

/** The description of a field for forms, tables and the OpenAPI document. */
export interface FieldDescription extends FieldMeta {
  name: string;
  label: string;
  required: boolean;
  nullable: boolean;
  /** Bounds of a number or of a text's length; absent if there are none. */
  min?: number;
  max?: number;
}

const getBound = (description: SchemaDescription, name: 'min' | 'max'): number | undefined => {
  const value = description.tests.find((test) => test.name === name)?.params?.[name];
  return typeof value === 'number' ? value : undefined;
};

const FALLBACK: Record<string, FieldKind> = { number: 'count', boolean: 'flag', array: 'bullets' };

const describeField = (name: string, description: SchemaDescription): FieldDescription => {
  const { meta } = description;
  const min = getBound(description, 'min');
  const max = getBound(description, 'max');
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

/** The part of a schema that this module reads. The full type of a large entity is too complex for the compiler. */
type Describable = Pick<AnyObjectSchema, 'describe'>;

/** yup clones every field of a schema to describe it, and the columns of a list ask for one field each. */
const described = new WeakMap<Describable, readonly FieldDescription[]>();

/** Describes the fields of an entity in the order of the schema; a schema always gets the same array. */
export function describeFields(schema: Describable): readonly FieldDescription[] {
  const known = described.get(schema);
  if (known) return known;
  const fields = Object.entries(schema.describe().fields).flatMap(([name, field]) =>
    'tests' in field ? [describeField(name, field)] : [],
  );
  described.set(schema, fields);
  return fields;
}

/** Describes one field of an entity. Throws for an unknown name. */
export const getFieldDescription = (schema: Describable, name: string): FieldDescription => {
  const field = describeFields(schema).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`the entity has no field ${name}`);
  return field;
};
