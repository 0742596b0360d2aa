import { openPool } from '../../store/postgres/databaseUrl';
import { openPostgresStorage } from '../../store/postgres/openPostgresStorage';
import type { TestCollections } from './storeFixtures';
import { testSpecs } from './storeFixtures';

/**
 * Inserts records with a number of callers for some seconds, by the store or by the driver alone into a table of the
 * same columns and indexes. Prints a line when it is ready, waits for a line, and prints how many it has committed.
 */
const [, , url = '', schema = '', by = '', callers = '1', seconds = '1'] = process.argv;
const pool = openPool(url);
const storage = await openPostgresStorage<TestCollections>({
  pool,
  schema,
  specs: testSpecs,
  seed: () => ({}),
});
const bare = `"${schema}".bare`;

async function insertBare(name: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const text = `insert into ${bare} (version, name, watts, lit, rooms, _words, _record) values (1, $1::text, 1, true, '[]', $1::text, $2::text)`;
    await client.query(text, [name, JSON.stringify({ name, watts: 1, lit: true, rooms: [] })]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const insert = (name: string): Promise<unknown> =>
  by === 'bare'
    ? insertBare(name)
    : storage.tx((t) => t.insert('items', { name, watts: 1, lit: true, rooms: [] }));

if (by === 'bare')
  await pool.query(`create table if not exists ${bare} (like "${schema}".items including all)`);

let written = 0;
async function call(caller: number, until: number): Promise<void> {
  for (let turn = 0; performance.now() < until; turn += 1) {
    await insert(`${process.pid} ${caller} ${turn}`);
    written += 1;
  }
}

process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const until = performance.now() + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(callers) }, (_, caller) => call(caller, until)));
process.stdout.write(`${written}\n`);
await storage.close();
process.exit(0);
