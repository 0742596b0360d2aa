import type { CollectionMap, CollectionSpecs, Dump, SeedRows } from './port';

/** What a fresh store starts with: the seed's rows, by collection, those it leaves out empty. */
export function seeded<C extends CollectionMap<C>>(
  specs: CollectionSpecs<C>,
  seed: () => SeedRows<C>,
): Dump {
  const rows = seed();
  const collections: Record<string, readonly object[]> = {};
  for (const name in specs)
    collections[name] = (rows[name] ?? []).map((row) => ({ ...row, version: row.version ?? 1 }));
  return { collections, highest: {} };
}
