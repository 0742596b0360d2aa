import type { CollectionMap, Reader } from './port';

/** Returns the reads of a reader, for a wrapper that changes other calls. */
export const forwardReads = <C extends CollectionMap<C>>(reader: Reader<C>): Reader<C> => ({
  get: (collection, id) => reader.get(collection, id),
  find: (collection, query) => reader.find(collection, query),
  select: (collection, fields, query) => reader.select(collection, fields, query),
  countBy: (collection, fields, filter, figures) =>
    reader.countBy(collection, fields, filter, figures),
});
