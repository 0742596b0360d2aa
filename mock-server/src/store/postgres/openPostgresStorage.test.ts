import type { TestCollections } from '../../testing/stores/storeFixtures';
import { testSpecs } from '../../testing/stores/storeFixtures';
import { dropSchema, createSchemaName, testDatabases } from '../../testing/stores/testDatabases';
import type { Storage } from '../port';
import { agreementSuite } from '../agreementSuite';
import { storageSuite } from '../storageSuite';
import { openPostgresStorage } from './openPostgresStorage';

for (const database of testDatabases()) {
  const { name, oneConnection } = database;
  storageSuite(
    name,
    async (seed) => {
      const schema = createSchemaName();
      const open = (): Promise<Storage<TestCollections>> =>
        openPostgresStorage({ pool: database.pool(), schema, specs: testSpecs, seed: () => seed });
      const opened = { storage: await open(), reopen, dispose };
      async function reopen(): Promise<Storage<TestCollections>> {
        await opened.storage.close();
        opened.storage = await open();
        return opened.storage;
      }
      async function dispose(): Promise<void> {
        await opened.storage.close();
        await dropSchema(database, schema);
      }
      return opened;
    },
    { oneConnection },
  );
  agreementSuite(database);
}
