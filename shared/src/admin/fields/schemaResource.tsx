import type { AnySchema } from 'yup';
import type { FieldDescription } from '../../schema';
import type { ResourceManifest } from '../manifest';
import type { EntitySchema } from './draft';
import { SchemaEdit, SchemaList } from './SchemaViews';

interface SchemaResource extends ResourceManifest {
  schema: AnySchema & EntitySchema;
  /** `describeFields(schema)`. */
  fields: readonly FieldDescription[];
}

/** A resource from its schema alone; a view that the manifest has itself takes the place of the made one. */
export function schemaResource({ schema, fields, ...manifest }: SchemaResource): ResourceManifest {
  const props = { name: manifest.name, label: manifest.label, schema, fields };
  return {
    list: () => <SchemaList {...props} />,
    edit: () => <SchemaEdit {...props} />,
    ...manifest,
  };
}
