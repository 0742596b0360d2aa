import { type FieldKind, isNumeric } from '@marketplace/shared/schema';
import type { SchemaObjectDescription } from 'yup';
import type { FieldType } from '../../store/port';

function getFieldType(kind: FieldKind | undefined, yupType: string): FieldType {
  if (kind === 'references') return 'list';
  if (kind === 'bullets') return 'json';
  if (kind === undefined || kind === 'id') return yupType === 'number' ? 'number' : 'text';
  return kind === 'flag' || isNumeric({ kind }) ? 'number' : 'text';
}

interface Describable {
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
