import type { FieldKind } from '@marketplace/shared/schema';
import type { SchemaObjectDescription } from 'yup';
import type { FieldType } from '../store/port';

const numbers: ReadonlySet<FieldKind> = new Set([
  'rupees',
  'percentage',
  'months',
  'years',
  'count',
  'flag',
  'reference',
]);

function typeOf(kind: FieldKind | undefined, yupType: string): FieldType {
  if (kind === 'references') return 'list';
  if (kind === 'bullets') return 'json';
  if (kind === undefined || kind === 'id') return yupType === 'number' ? 'number' : 'text';
  return numbers.has(kind) ? 'number' : 'text';
}

interface Describable {
  describe(): SchemaObjectDescription;
}

/** How the store may be asked for each field of an entity, read off its schema. */
export function fieldTypes(schema: Describable): Record<string, FieldType> {
  return Object.fromEntries(
    Object.entries(schema.describe().fields).map(([name, field]) => [
      name,
      typeOf('meta' in field ? field.meta?.kind : undefined, field.type),
    ]),
  );
}
