import type { Resource } from '@marketplace/shared/resources';
import { RESOURCES } from '@marketplace/shared/resources';
import { toCollection } from '../../data/declared';
import type { DeclaredRecord } from '../../data/records';
import type { Versioned } from '../../data/views';
import { recordWriter } from './recordWriter';
import type { RestTable } from './restTable';
import { table } from './restTable';

function view({ changed_in, ...record }: Readonly<DeclaredRecord>): Versioned {
  return record;
}

function toTable(resource: Resource): RestTable {
  const collection = toCollection(resource);
  const fields = resource.schema.omit(['id']);
  return {
    ...table(collection, view, { id: 'number' }),
    writer: recordWriter({
      collection,
      created: fields,
      updated: fields.partial(),
      view,
      toRecord: async (record) => record,
      toPatch: async (patch) => patch,
    }),
  };
}

/** The declared resources in the store, by name; what is sent is checked by their schemas. */
export const declaredTables: Readonly<Record<string, RestTable>> = Object.fromEntries(
  RESOURCES.map((resource) => [resource.name, toTable(resource)]),
);
