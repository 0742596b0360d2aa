import { openPool } from '../../store/postgres/databaseUrl';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import type { TestCollections } from './storeFixtures';
import { testSpecs } from './storeFixtures';

/**
 * Opens the store in the given schema and adds items, raising the first one's watts with each,
 * until the given number or until killed. Prints each item's id after the store acknowledges it.
 */
const [, , url = '', schema = '', turns = '0'] = process.argv;
const storage = await openPostgresStorage<TestCollections>({
  pool: openPool(url),
  schema,
  specs: testSpecs,
  seed: () => ({ items: [{ id: 1, name: 'first', watts: 0, lit: true, rooms: [] }] }),
});

async function add(): Promise<void> {
  const { id } = await storage.tx(async (t) => {
    const first = await t.get('items', 1);
    await t.update('items', 1, { watts: (first?.watts ?? 0) + 1 });
    return t.insert('items', { name: 'more', watts: 1, lit: false, rooms: [] });
  });
  process.stdout.write(`${id}\n`);
}

for (let turn = 0; turn < Number(turns); turn += 2) await Promise.all([add(), add()]);
await storage.close();
