import { type Resource, RESOURCES } from '@marketplace/shared/resources';
import type { CollectionSpec, FieldType, Filter, NewRecord, Reader } from '../../store/port';
import { type Describable, getFieldTypes, getValueRules } from './fieldTypes';
import type { Collections, DeclaredCollection, DeclaredRecord } from '../records';

/** Returns the collection of a resource that is declared by its fields. */
export const toCollection = ({ name }: Pick<Resource, 'name'>): DeclaredCollection =>
  `resource_${name.replaceAll('-', '_')}`;

type Entity = Pick<Resource, 'key'> & { readonly schema: Describable };

/** Whether the keys of a resource's records are numbers or UUIDs. */
export const getIdType = ({ schema, key }: Entity): 'number' | 'uuid' =>
  schema.describe().fields[key]?.type === 'number' ? 'number' : 'uuid';

/**
 * Describes the collection of a resource to the store, with the fields that only the server uses, and those that it
 * computes when it answers.
 */
export const toCollectionSpec = (
  resource: Entity & Pick<Resource, 'searched'>,
  ownFields: Readonly<Record<string, FieldType>> = {},
  computed: readonly string[] = [],
): Pick<CollectionSpec<DeclaredRecord>, 'id' | 'fields' | 'text' | 'values'> => ({
  id: getIdType(resource),
  fields: { ...getFieldTypes(resource.schema), ...ownFields },
  values: getValueRules(resource.schema, computed),
  text: resource.searched,
});

/** People quote the reference of a record to support. */
export const quoted = { unique: [{ fields: ['reference'] }] } as const;

const declared = RESOURCES.filter(({ labels }) => labels);

/** The collections of the resources that are declared by their fields. */
export const declaredSpecs: Readonly<Record<DeclaredCollection, CollectionSpec<DeclaredRecord>>> =
  Object.fromEntries(
    declared.map((resource) => [
      toCollection(resource),
      { ...toCollectionSpec(resource), unique: resource.unique.map((fields) => ({ fields })) },
    ]),
  );

/** Builds the initial records of the resources that are declared by their fields. */
export const seedDeclared = (): Record<DeclaredCollection, NewRecord<DeclaredRecord>[]> =>
  Object.fromEntries(
    declared.map((resource) => [
      toCollection(resource),
      resource.seed.map((record, index) => ({ ...record, id: index + 1 })),
    ]),
  );

/** Finds records of a declared resource in its order. */
export async function findDeclared(
  reader: Reader<Pick<Collections, DeclaredCollection>>,
  resource: Resource,
  filter: Filter = {},
): Promise<readonly Readonly<DeclaredRecord>[]> {
  const query = { filter, ...(resource.sort && { sort: resource.sort }) };
  return (await reader.find(toCollection(resource), query)).rows;
}

/** Returns a text field of a declared record; '' if it has none. */
export const getText = (record: DeclaredRecord, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};
