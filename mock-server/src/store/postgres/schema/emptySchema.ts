import { readDatabaseConnections } from '../../../databaseConnections';
import { withMaintenance } from '../database';
import { openPool, readDatabaseUrl } from '../databaseUrl';
import { runMigrations } from './migrate';
import { Names } from './names';

/**
 * Removes all data of a store from its schema, so that the next start seeds it again. Servers that
 * still run on the schema cannot write until they are restarted.
 */
export async function emptySchema(databaseUrl: string): Promise<void> {
  const { connectionString, schema } = readDatabaseUrl(databaseUrl);
  const names = new Names(schema);
  const pool = openPool(connectionString, readDatabaseConnections(process.env));
  try {
    await runMigrations(pool, names);
    await withMaintenance(pool, names, async (client) => {
      const { rows } = await client.query<{ readonly name: string }>(
        `select name from ${names.collections}`,
      );
      for (const { name } of rows) await client.query(`drop table if exists ${names.rows(name)}`);
      await client.query(`delete from ${names.collections}`);
      await client.query(
        `update ${names.state} set revision = revision + 1, seeded = false, schema_version = 1 where id = 1`,
      );
    });
  } finally {
    await pool.end();
  }
}
