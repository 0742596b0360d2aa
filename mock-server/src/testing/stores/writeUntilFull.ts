import { StorageFull } from '../../store/errors';
import { openJsonStorage } from '../../store/json/openJsonStorage';
import type { TestCollections } from './storeFixtures';
import { testSpecs } from './storeFixtures';

/**
 * Writes concurrently to the given folder until there is no room. Prints as JSON the acknowledged
 * ids, the content of the store, and whether a small write still succeeds.
 */
const [, , folder = '', journalLimit = '16000000'] = process.argv;
const storage = await openJsonStorage<TestCollections>({
  folder,
  specs: testSpecs,
  seed: () => ({ items: [{ id: 1, name: 'Desk', watts: 0, lit: true, rooms: [] }], guests: [] }),
  journalLimit: Number(journalLimit),
});
const acknowledged: string[] = [];
const failures: unknown[] = [];

async function writeOn(): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    try {
      const { id } = await storage.tx(async (t) => {
        const item = await t.get('items', 1);
        await t.update('items', 1, { watts: (item?.watts ?? 0) + 1 });
        return t.insert('guests', { name: 'x'.repeat(500) });
      });
      acknowledged.push(id);
    } catch (error) {
      failures.push(error);
      return;
    }
  }
}

await Promise.all([writeOn(), writeOn(), writeOn(), writeOn()]);
const { rows } = await storage.find('guests');
const item = await storage.get('items', 1);
const small = await storage
  .tx((t) => t.update('items', 1, { lit: false }))
  .then(
    () => true,
    () => false,
  );
process.stdout.write(
  JSON.stringify({
    acknowledged,
    kept: rows.map(({ id }) => id),
    watts: item?.watts,
    full: failures.length > 0 && failures.every((error) => error instanceof StorageFull),
    small,
  }),
);
await storage.close();
