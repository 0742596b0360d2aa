import { expect, test } from 'vitest';
import { testSpecs } from '../../../testing/stores/storeFixtures';
import { realDatabaseUrl } from '../../../testing/stores/testDatabases';
import { createVersionedSchema, item, type Specs } from '../../../testing/stores/versionedSchema';
import { NotUnique, OlderData } from '../../errors';

const withUnique = (unique: NonNullable<Specs['items']['unique']>): Specs => ({
  ...testSpecs,
  items: { ...testSpecs.items, unique },
});
const ofLit = withUnique([{ fields: ['name'], where: { lit: true } }]);

function onRealDatabase(url: string): void {
  test('a migration names the rows that contradict a unique index, and builds it once they do not', async () => {
    const { open, migrate } = createVersionedSchema(url);
    const old = await open(testSpecs);
    await old.tx(async (t) => {
      await t.insert('items', { ...item, name: 'desk' });
      await t.insert('items', { ...item, name: 'Hall' });
    });
    await expect(migrate(ofLit)).rejects.toThrow(
      /Rows of .*"items" have the same \(lower\("name"\)\) where "lit" in \(true\): 1, 2\. Change or remove all but one of each, and run this again/u,
    );
    await old.tx((t) => t.update('items', 2, { lit: false }));
    await expect(open(ofLit)).rejects.toBeInstanceOf(OlderData);
    expect(await migrate(ofLit)).toEqual([
      expect.stringMatching(/^Built the index "items_unique_name_[0-9a-f]{8}"$/u),
    ]);
    expect(await migrate(ofLit)).toEqual([]);
    const current = await open(ofLit);
    for (const storage of [old, current])
      await expect(
        storage.tx((t) => t.insert('items', { ...item, name: 'HALL' })),
      ).rejects.toBeInstanceOf(NotUnique);
  });

  test('contracting drops a unique index that this version does not declare, and none of an operator', async () => {
    const { open, migrate, query } = createVersionedSchema(url);
    await (await open(ofLit)).close();
    await query('create unique index items_on on §.items ("on", id)');
    const wider = withUnique([{ fields: ['name'], where: { lit: true, watts: null } }]);
    await migrate(wider);
    await (await open(ofLit)).close();
    await (await open(wider)).close();
    expect(await migrate(wider, true)).toEqual([
      expect.stringMatching(/^Dropped the index "items_unique_name_[0-9a-f]{8}"$/u),
    ]);
    const names = await query(
      `select indexrelid::regclass::text as name from pg_index where indisunique and not indisprimary and indrelid = '§.items'::regclass`,
    );
    expect(names).toHaveLength(2);
  });
}

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
