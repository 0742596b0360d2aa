import type { CollectionMap, Reader } from './port';

/** Returns the reads of the reader that there is at the time, for a wrapper that changes other calls. */
export const forwardReads = <C extends CollectionMap<C>>(current: () => Reader<C>): Reader<C> => ({
  get: async (collection, id) => current().get(collection, id),
  find: async (collection, query) => current().find(collection, query),
  select: async (collection, fields, query) => current().select(collection, fields, query),
  countBy: async (collection, fields, filter, figures) =>
    current().countBy(collection, fields, filter, figures),
});
