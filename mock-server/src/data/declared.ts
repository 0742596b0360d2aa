import type { Resource } from '@marketplace/shared/resources';
import { RESOURCES } from '@marketplace/shared/resources';
import type { CollectionSpec, NewRecord } from '../store/port';
import { fieldTypes } from './fieldTypes';
import type { DeclaredCollection, DeclaredRecord } from './records';

/** Returns the collection that stores a declared resource. */
export const toCollection = ({ name }: Pick<Resource, 'name'>): DeclaredCollection =>
  `resource_${name.replaceAll('-', '_')}`;

/** The store's specs of the declared resources. */
export const declaredSpecs: Readonly<Record<DeclaredCollection, CollectionSpec<DeclaredRecord>>> =
  Object.fromEntries(
    RESOURCES.map((resource) => [
      toCollection(resource),
      { id: 'number' as const, fields: fieldTypes(resource.schema), text: resource.searched },
    ]),
  );

/** Builds the initial records of the declared resources. */
export const seedDeclared = (): Record<DeclaredCollection, NewRecord<DeclaredRecord>[]> =>
  Object.fromEntries(
    RESOURCES.map((resource) => [
      toCollection(resource),
      resource.seed.map((record, index) => ({ ...record, id: index + 1 })),
    ]),
  );
