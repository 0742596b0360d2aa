import { openJsonStorage } from '../../store/json/openJsonStorage';
import type { TestCollections } from './storeFixtures';
import { testSpecs } from './storeFixtures';

/** Writes to the given folder until killed. Prints each id after the store acknowledges it. */
const storage = await openJsonStorage<TestCollections>({
  folder: process.argv[2] ?? '',
  specs: testSpecs,
  seed: () => ({ items: [], guests: [] }),
  journalLimit: 20_000,
});

async function writeOn(): Promise<never> {
  for (;;) {
    const { id } = await storage.tx((t) => t.insert('guests', { name: 'x'.repeat(100) }));
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all([writeOn(), writeOn(), writeOn()]);
