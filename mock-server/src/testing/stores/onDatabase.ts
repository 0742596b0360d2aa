import { specs } from '../../data/specs';
import type { openStore } from '../../seed/openStore';
import { openDatabaseSeal } from '../../store/seal';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import type { TestDatabase } from './testDatabases';
import { dropSchema, createSchemaName } from './testDatabases';

/** A location for a server's data in a database. */
export interface DatabasePlace {
  readonly openStore: typeof openStore;
  readonly schema: string;
  /** Removes the data. */
  readonly dispose: () => Promise<void>;
}

/** Creates a separate schema for one test server. */
export function onDatabase(database: TestDatabase): DatabasePlace {
  const schema = createSchemaName();
  return {
    openStore: async ({ dataDir, dataKey }, seed) => ({
      store: await openPostgresStorage({
        pool: database.pool(),
        schema,
        specs,
        seed,
        openSeal: () => openDatabaseSeal(dataDir, dataKey),
      }),
    }),
    schema,
    dispose: () => dropSchema(database, schema),
  };
}
