import { expect, test } from 'vitest';
import { testSpecs } from '../../../testing/stores/storeFixtures';
import { realDatabaseUrl } from '../../../testing/stores/testDatabases';
import {
  createVersionedSchema,
  earlier,
  filter,
  item,
  later,
  type Specs,
} from '../../../testing/stores/versionedSchema';
import { NewerData, OlderData } from '../../errors';

function onRealDatabase(url: string): void {
  test('a start leaves older tables as they are, and says what they lack and which command adds it', async () => {
    const { open, query } = createVersionedSchema(url);
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
    const { open, migrate, query } = createVersionedSchema(url);
    await (await open(testSpecs)).close();
    await query(change);
    await expect(open(testSpecs)).rejects.toThrow(what);
    await migrate(testSpecs);
    const storage = await open(testSpecs);
    await storage.tx((t) => t.insert('guests', { name: 'Asha' }));
    expect((await storage.find('guests', { filter: { q: 'asha' } })).total).toBe(1);
  });

  test('both versions read and write after the migration, and each row has the columns of both', async () => {
    const { open, migrate } = createVersionedSchema(url);
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
    const { open, migrate } = createVersionedSchema(url);
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

  test('filling goes on where it was interrupted, and a broken index is built anew', async () => {
    const { open, migrate, query } = createVersionedSchema(url);
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
    const { open, migrate, query } = createVersionedSchema(url);
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

  test('only a raised version of the schema refuses a server', async () => {
    const { open, query } = createVersionedSchema(url);
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
