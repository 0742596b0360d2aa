import type { CollectionMap, CollectionSpecs, Dump, SeedRows } from './port';

/**
 * Builds the initial content of a new store from the seed's rows. Collections that the seed leaves
 * out are empty.
 */
export function buildSeedDump<C extends CollectionMap<C>>(
  specs: CollectionSpecs<C>,
  seed: () => SeedRows<C>,
): Dump {
  const rows = seed();
  const collections: Record<string, readonly object[]> = {};
  for (const name in specs)
    collections[name] = (rows[name] ?? []).map((row) => ({ ...row, version: row.version ?? 1 }));
  return { collections, highest: {} };
}
