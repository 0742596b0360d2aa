import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../../testing/stores/storeFixtures';
import { testSpecs } from '../../../testing/stores/storeFixtures';
import { createSchemaName, realDatabaseUrl } from '../../../testing/stores/testDatabases';
import { NewerData, OlderData } from '../../errors';
import type { CollectionSpecs, Storage } from '../../port';
import { openPool } from '../databaseUrl';
import { migratePostgres } from '../migratePostgres';
import { openPostgresStorage } from '../openPostgresStorage';

type Specs = CollectionSpecs<TestCollections>;

const { at: _at, on: _on, ...fewFields } = testSpecs.items.fields;
/** The version before: it does not filter by `on` and `at`, and does not search for watts. */
const earlier: Specs = {
  ...testSpecs,
  items: { id: 'number', fields: fewFields, text: ['name'], sortedWithin: [['lit', 'name']] },
};
const later: Specs = {
  ...testSpecs,
  items: { ...earlier.items, fields: testSpecs.items.fields, text: ['name', 'watts'] },
};
const item = { name: 'Desk', watts: 7, lit: true, rooms: [3], on: '2026-11-02' };
const filter = { on_gte: '2026-11-01', q: '7' };

function onRealDatabase(url: string): void {
  function createSchema() {
    const schema = createSchemaName();
    const pool = openPool(url);
    onTestFinished(async () => {
      await pool.query(`drop schema if exists "${schema}" cascade`);
      await pool.end();
    });
    const open = async (specs: Specs): Promise<Storage<TestCollections>> => {
      const storage = await openPostgresStorage<TestCollections>({
        pool: openPool(url),
        schema,
        specs,
        seed: () => ({ items: [{ ...item, id: 1 }] }),
      });
      onTestFinished(() => storage.close());
      return storage;
    };
    const migrate = async (specs: Specs, contract = false): Promise<string[]> => {
      const lines: string[] = [];
      const log = (line: string): void => void lines.push(line);
      await migratePostgres<TestCollections>({ pool, schema, specs, contract, log });
      return lines;
    };
    const query = async (text: string) => (await pool.query(text.replaceAll('§', schema))).rows;
    return { open, migrate, query, pool, schema };
  }

  test('a start leaves older tables as they are, and says what they lack and which command adds it', async () => {
    const { open, query } = createSchema();
    await open(earlier);
    const read = () =>
      query(`select attname from pg_attribute where attrelid = '§.items'::regclass`);
    const before = await read();
    const opening = open(later);
    await expect(opening).rejects.toBeInstanceOf(OlderData);
    await expect(opening).rejects.toThrow(/items\."on".*Run "npm run migrate"/u);
    expect(await read()).toEqual(before);
  });

  test.each([
    ['the index "items__order_name"', 'drop index §.items__order_name'],
    ['the table guests', 'drop table §.guests'],
    ['the column guests."name"', 'alter table §.guests drop column name cascade'],
    ['the migration limits', 'delete from §.store_migrations where number = 8'],
    [
      'values of items',
      `update §.store_collections set filled = '{"fields": {}, "text": [], "secret": []}' where name = 'items'`,
    ],
  ])('a start without %s says so, and the migration adds it', async (what, change) => {
    const { open, migrate, query } = createSchema();
    await (await open(testSpecs)).close();
    await query(change);
    await expect(open(testSpecs)).rejects.toThrow(what);
    await migrate(testSpecs);
    const storage = await open(testSpecs);
    await storage.tx((t) => t.insert('guests', { name: 'Asha' }));
    expect((await storage.find('guests', { filter: { q: 'asha' } })).total).toBe(1);
  });

  test('both versions read and write after the migration, and each row has the columns of both', async () => {
    const { open, migrate } = createSchema();
    const old = await open(earlier);
    await old.tx((t) => t.insert('items', { ...item, name: 'before' }));
    const lines = await migrate(later);
    expect(lines.join('\n')).toMatch(
      /Added to items "on"[^]*Filled the columns of items[^]*index/u,
    );
    expect(await migrate(later)).toEqual([]);
    const current = await open(later);
    await old.tx((t) => t.insert('items', { ...item, name: 'by the old' }));
    await current.tx((t) => t.insert('items', { ...item, name: 'by the new' }));
    await old.tx((t) => t.update('items', 4, { lit: false }));
    for (const storage of [current, await open(later)])
      expect((await storage.find('items', { filter })).rows.map(({ name }) => name)).toEqual([
        'Desk',
        'before',
        'by the old',
        'by the new',
      ]);
    expect((await old.find('items', { filter: { lit: false } })).rows).toMatchObject([
      { name: 'by the new', on: '2026-11-02' },
    ]);
    await old.check();
    await current.check();
  });

  test('the version before starts again, serves and writes, and the newer one sees all of it', async () => {
    const { open, migrate } = createSchema();
    await (await open(earlier)).close();
    await migrate(later);
    const newer = await open(later);
    await newer.tx((t) => t.insert('items', { ...item, name: 'by the new' }));
    await newer.close();
    const back = await open(earlier);
    const found = await back.find('items', { filter: { name: 'by the new', watts: 7 } });
    expect(found.rows).toMatchObject([{ on: '2026-11-02' }]);
    await back.tx((t) => t.update('items', 2, { watts: 71 }));
    await back.tx((t) => t.insert('items', { ...item, name: 'by the old' }));
    await back.close();
    const again = await open(later);
    expect((await again.find('items', { filter })).rows).toMatchObject([
      { name: 'Desk' },
      { name: 'by the new', watts: 71 },
      { name: 'by the old' },
    ]);
  });

  test('a view of a BI tool and the grants of a role survive, and a column of an operator keeps its values', async () => {
    const { open, migrate, query } = createSchema();
    await (await open(earlier)).close();
    const role = createSchemaName();
    await query(`create role ${role}`);
    onTestFinished(async () => {
      const pool = openPool(url);
      await pool.query(`drop owned by ${role}; drop role ${role}`);
      await pool.end();
    });
    await query('create view §.bi as select id, name, lit from §.items');
    await query(`grant select on §.items to ${role}`);
    await query('alter table §.items add column noted text');
    await query(`update §.items set noted = 'by hand'`);
    await migrate(later);
    await (await open(later)).tx((t) => t.update('items', 1, { lit: false }));
    await migrate(later, true);
    expect(await query('select * from §.bi')).toEqual([{ id: '1', name: 'Desk', lit: false }]);
    expect(await query('select noted from §.items')).toEqual([{ noted: 'by hand' }]);
    expect(
      await query(`select has_table_privilege('${role}', '§.items', 'select') as may`),
    ).toEqual([{ may: true }]);
  });

  test('filling goes on where it was interrupted, and a broken index is built anew', async () => {
    const { open, migrate, query } = createSchema();
    const old = await open(earlier);
    await old.tx(async (t) => {
      for (let index = 0; index < 1200; index += 1) await t.insert('items', item);
    });
    // As a run leaves it that was killed after the first rows, and within the building of an index.
    await query('alter table §.items add column "on" text, add column _order_on bytea');
    await query(`update §.store_collections set filled_to = '0' where name = 'items'`);
    await query('create index "items__order_on" on §.items (_order_on, id)');
    await query(
      `update pg_index set indisvalid = false where indexrelid = '§.items__order_on'::regclass`,
    );
    await expect(open(later)).rejects.toThrow('items');
    await migrate(later);
    expect(await query(`select count(*)::int from §.items where "on" is null`)).toEqual([
      { count: 0 },
    ]);
    expect((await (await open(later)).find('items', { filter })).total).toBe(1201);
  });

  test('an index that has to hold more is replaced, and holds what the version before needs', async () => {
    const { open, migrate, query } = createSchema();
    const covering = (include: readonly ('watts' | 'paid')[]): Specs => ({
      ...testSpecs,
      items: { ...testSpecs.items, covering: [{ key: ['name'], include }] },
    });
    const old = await open(covering(['watts']));
    await expect(open(covering(['paid']))).rejects.toThrow('the index "items__order_name"');
    expect(await migrate(covering(['paid']))).toEqual(['Built the index "items__order_name"']);
    expect(
      await query(
        `select indexdef from pg_indexes where schemaname = '§' and indexname like '%items__order_name'`,
      ),
    ).toEqual([{ indexdef: expect.stringMatching(/INCLUDE \(.*paid.*watts.*\)/u) }]);
    for (const storage of [old, await open(covering(['watts'])), await open(covering(['paid']))])
      await storage.check();
  });

  test('a field of another type is refused with what to do, and nothing is changed', async () => {
    const { open, migrate } = createSchema();
    const old = await open(testSpecs);
    const changed: Specs = {
      ...testSpecs,
      items: { ...testSpecs.items, fields: { ...testSpecs.items.fields, on: 'number' } },
    };
    await expect(migrate(changed)).rejects.toThrow(/items\."on" is text.*under a new name/u);
    await old.tx((t) => t.insert('items', item));
  });

  test('contracting waits for servers of the other version, drops what nobody uses, and keeps the records', async () => {
    const { open, migrate, query } = createSchema();
    const old = await open(later);
    await migrate(earlier);
    const current = await open(earlier);
    await current.tx((t) => t.insert('items', item));
    await expect(migrate(earlier, true)).rejects.toThrow('1 servers of another version');
    expect((await old.find('items', { filter })).total).toBe(2);
    await old.close();
    await query('create view §.bi as select "on" from §.items');
    await expect(migrate(earlier, true)).rejects.toThrow(/view .*bi depends on/u);
    await query('drop view §.bi');
    const writing = Array.from({ length: 20 }, () => current.tx((t) => t.insert('items', item)));
    const dropped = await migrate(earlier, true);
    await Promise.all(writing);
    expect(dropped.join()).toContain('the column items."on"');
    expect(await query(`select id from §.items where _words like '%7%'`)).toEqual([]);
    await expect(open(later)).rejects.toBeInstanceOf(OlderData);
    await migrate(later);
    expect((await (await open(later)).find('items', { filter })).total).toBe(22);
  });

  test('a new table is added beside the version before, and is dropped only when it is empty', async () => {
    const { open, migrate, query, pool, schema } = createSchema();
    const { guests: _, ...few } = testSpecs;
    const specs: CollectionSpecs<Pick<TestCollections, 'items'>> = few;
    const old = await openPostgresStorage({ pool: openPool(url), schema, specs, seed: () => ({}) });
    onTestFinished(() => old.close());
    await migrate(testSpecs);
    const current = await open(testSpecs);
    await current.tx((t) => t.insert('guests', { name: 'Asha' }));
    await old.tx((t) => t.insert('items', item));
    await Promise.all([current.check(), old.check()]);
    await current.close();
    const lines: string[] = [];
    const contract = () =>
      migratePostgres({ pool, schema, specs, contract: true, log: (line) => lines.push(line) });
    await contract();
    await query(`delete from §.guests`);
    await contract();
    expect(lines).toEqual([expect.stringContaining('Kept'), 'Dropped the table guests']);
    await old.check();
  });

  test('only a raised version of the schema refuses a server', async () => {
    const { open, query } = createSchema();
    const storage = await open(testSpecs);
    await query(`insert into §.store_migrations values (999, 'later')`);
    await query(`update §.store_state set revision = revision + 1`);
    await storage.tx((t) => t.insert('items', item));
    await storage.check();
    await query(`update §.store_state set schema_version = 999`);
    await expect(storage.tx((t) => t.insert('items', item))).rejects.toBeInstanceOf(NewerData);
    await expect(open(testSpecs)).rejects.toBeInstanceOf(NewerData);
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
