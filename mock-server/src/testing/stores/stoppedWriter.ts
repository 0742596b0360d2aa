import { openPool } from '../../store/postgres/databaseUrl';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import type { TestCollections } from './storeFixtures';
import { testSpecs } from './storeFixtures';

/** Opens the store in a schema and stops, as a paused machine does, within a transaction that has written rows. */
const [, , url = '', schema = ''] = process.argv;
const storage = await openPostgresStorage<TestCollections>({
  pool: openPool(url),
  schema,
  specs: testSpecs,
  seed: () => ({}),
});
await storage.tx(async (t) => {
  await t.update('items', 1, { watts: 1 });
  await t.insert('items', { name: 'stopped', watts: 1, lit: true, rooms: [] });
  // Asking for all items writes the changes first.
  await t.find('items');
  process.stdout.write('inside');
  process.kill(process.pid, 'SIGSTOP');
});
