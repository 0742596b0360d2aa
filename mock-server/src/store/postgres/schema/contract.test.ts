import { expect, onTestFinished, test } from 'vitest';
import type { TestCollections } from '../../../testing/stores/storeFixtures';
import { testSpecs } from '../../../testing/stores/storeFixtures';
import { createSchemaName, realDatabaseUrl } from '../../../testing/stores/testDatabases';
import {
  createVersionedSchema,
  earlier,
  filter,
  item,
  later,
  type Specs,
} from '../../../testing/stores/versionedSchema';
import { OlderData } from '../../errors';
import type { CollectionSpecs } from '../../port';
import { openPool } from '../databaseUrl';
import { migratePostgres } from '../migratePostgres';
import { openPostgresStorage } from '../openPostgresStorage';

function onRealDatabase(url: string): void {
  test('a view of a BI tool and the grants of a role survive, and a column of an operator keeps its values', async () => {
    const { open, migrate, query } = createVersionedSchema(url);
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

  test('a field of another type is refused with what to do, and nothing is changed', async () => {
    const { open, migrate } = createVersionedSchema(url);
    const old = await open(testSpecs);
    const changed: Specs = {
      ...testSpecs,
      items: { ...testSpecs.items, fields: { ...testSpecs.items.fields, on: 'number' } },
    };
    await expect(migrate(changed)).rejects.toThrow(/items\."on" is text.*under a new name/u);
    await old.tx((t) => t.insert('items', item));
  });

  test('contracting waits for servers of the other version, drops what nobody uses, and keeps the records', async () => {
    const { open, migrate, query } = createVersionedSchema(url);
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
    expect(dropped.join()).not.toContain('index');
    expect(await query(`select id from §.items where _words like '%7%'`)).toEqual([]);
    await expect(open(later)).rejects.toBeInstanceOf(OlderData);
    await migrate(later);
    expect((await (await open(later)).find('items', { filter })).total).toBe(22);
  });

  test('contracting drops an index that only the version before uses, and none of an operator', async () => {
    const { open, migrate, query } = createVersionedSchema(url);
    await (await open(testSpecs)).close();
    await query('create index items_watts_lit on §.items (watts, lit)');
    const fewer: Specs = { ...testSpecs, items: { ...testSpecs.items, indexed: ['watts'] } };
    const dropped = await migrate(fewer, true);
    expect(dropped).toContain('Dropped the index "items_paid"');
    expect(dropped.join()).not.toContain('watts');
    await (await open(fewer)).close();
    await expect(open(testSpecs)).rejects.toThrow('the index');
  });

  test('a new table is added beside the version before, and is dropped only when it is empty', async () => {
    const { open, migrate, query, pool, schema } = createVersionedSchema(url);
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
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
