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
import { BadValue, NewerData, OlderData } from '../../errors';

const withValues = (
  values: NonNullable<Specs['items']['values']>,
  specs: Specs = testSpecs,
): Specs => ({ ...specs, items: { ...specs.items, values } });

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

  test('rules of values come beside writers; rows that contradict are named, and hold up neither the migration nor each other', async () => {
    const { open, migrate, query } = createVersionedSchema(url);
    const ruled = withValues({ name: { isRequired: true }, watts: { isRequired: false, min: 0 } });
    const old = await open(testSpecs);
    for (const name of ['Hall', 'Attic']) await old.tx((t) => t.insert('items', { ...item, name }));
    // As a version without rules leaves it.
    await query(`do $$ declare rule record; begin
      for rule in select conname, conrelid::regclass as of from pg_constraint where contype = 'c' and connamespace = '§'::regnamespace loop
        execute format('alter table %s drop constraint %I; alter table %1$s alter version drop not null', rule.of, rule.conname);
      end loop; end $$`);
    await query(`update §.items set watts = -5, name = null where id = 2`);
    expect((await migrate(ruled)).join('\n')).toMatch(
      /Rows of items have another name than "name" is not null: 2\n.*another watts than "watts" >= 0: 2$/mu,
    );
    const current = await open(ruled);
    for (const storage of [old, current]) {
      const refused = await storage
        .tx((t) => t.insert('items', { ...item, watts: -1 }))
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(BadValue);
      expect(refused).toMatchObject({ field: 'watts' });
      await storage.tx((t) => t.update('items', 3, { lit: storage === old }));
    }
    const readRules = () =>
      query(`select convalidated as proven, (select attnotnull from pg_attribute where attrelid = conrelid and attname = 'name') as filled
        from pg_constraint where conrelid = '§.items'::regclass and conname like 'items_watts_check_%'`);
    expect(await readRules()).toEqual([{ proven: false, filled: false }]);
    await current.tx((t) => t.update('items', 2, { watts: 5, name: 'Hall' }));
    await migrate(ruled);
    expect(await migrate(ruled)).toEqual([]);
    expect(await readRules()).toEqual([{ proven: true, filled: false }]);
    await old.close();
    await migrate(ruled, true);
    expect(await readRules()).toEqual([{ proven: true, filled: true }]);
    await expect(
      current.tx((t) => t.update('items', 3, Object({ name: null }))),
    ).rejects.toMatchObject({ field: 'name' });
  });

  test('versions with other rules, and one that needs a field that the other lacks, write side by side until the older one has gone', async () => {
    const { open, migrate } = createVersionedSchema(url);
    const first = withValues({ watts: { isRequired: true, min: 0, max: 100 } }, earlier);
    const second = withValues(
      {
        watts: { isRequired: false, min: 5 },
        on: { isRequired: true },
        at: { isRequired: false, oneOf: ['noon'] },
      },
      later,
    );
    const old = await open(first);
    await migrate(second);
    const current = await open(second);
    const { on: _, ...plain } = item;
    await old.tx((t) => t.insert('items', { ...plain, watts: 3 }));
    await current.tx((t) => t.insert('items', { ...item, watts: null }));
    await current.tx((t) => t.insert('items', { ...item, watts: 500 }));
    await expect(
      current.tx((t) => t.insert('items', { ...item, at: 'night' })),
    ).rejects.toMatchObject({ field: 'at' });
    await old.close();
    const back = await open(first);
    await back.tx((t) => t.insert('items', { ...plain, watts: 4 }));
    await back.close();
    expect((await migrate(second, true)).join('\n')).toMatch(
      /another watts than "watts" >= 5: 2, 6\n.*another on than "on" is not null: 2, 6$/mu,
    );
    await expect(current.tx((t) => t.insert('items', { ...item, watts: 3 }))).rejects.toMatchObject(
      { field: 'watts' },
    );
    await expect(open(first)).rejects.toThrow('own rules of items.watts');
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
