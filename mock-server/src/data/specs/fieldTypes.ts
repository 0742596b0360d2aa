import { describeFields, type FieldKind, isNumeric } from '@marketplace/shared/schema';
import type { SchemaObjectDescription } from 'yup';
import type { FieldType, ValueRule } from '../../store/port';

function getFieldType(kind: FieldKind | undefined, yupType: string): FieldType {
  if (kind === 'references') return 'list';
  if (yupType === 'array') return 'json';
  if (kind === undefined || kind === 'id') return yupType === 'number' ? 'number' : 'text';
  return kind === 'flag' || isNumeric({ kind }) ? 'number' : 'text';
}

export interface Describable {
  describe(): SchemaObjectDescription;
}

/** Derives the store's type of each field from an entity's schema. */
export function getFieldTypes(schema: Describable): Record<string, FieldType> {
  return Object.fromEntries(
    Object.entries(schema.describe().fields).map(([name, field]) => [
      name,
      getFieldType('meta' in field ? field.meta?.kind : undefined, field.type),
    ]),
  );
}

/**
 * Derives from an entity's schema what its stored fields hold. The server may leave `computed` fields out, because it
 * computes them when it answers.
 */
export function getValueRules(
  schema: Describable,
  computed: readonly string[] = [],
): Record<string, ValueRule> {
  const { fields } = schema.describe();
  return Object.fromEntries(
    describeFields(schema).flatMap(({ name, nullable, kind, min, max }) => {
      const field = fields[name];
      if (!field || !('oneOf' in field)) return [];
      const oneOf = field.oneOf.filter((one) => typeof one === 'string' || typeof one === 'number');
      const isRequired = !nullable && !field.optional && !computed.includes(name);
      const bounds = isNumeric({ kind }) && { min, max };
      return [[name, { isRequired, ...(oneOf.length > 0 && { oneOf }), ...bounds }]];
    }),
  );
}
