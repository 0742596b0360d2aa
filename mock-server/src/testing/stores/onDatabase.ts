import { specs } from '../../data/specs';
import type { openStore } from '../../seed/openStore';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import type { TestDatabase } from './testDatabases';
import { dropSchema, createSchemaName } from './testDatabases';

/** A location for a server's data in a database. */
export interface DatabasePlace {
  readonly openStore: typeof openStore;
  /** Removes the data. */
  readonly dispose: () => Promise<void>;
}

/** Creates a separate schema for one test server. */
export function onDatabase(database: TestDatabase): DatabasePlace {
  const schema = createSchemaName();
  return {
    openStore: async (_config, seed) => ({
      store: await openPostgresStorage({ pool: database.pool(), schema, specs, seed }),
    }),
    dispose: () => dropSchema(database, schema),
  };
}
