import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../../context';
import type { Collections, UserRecord } from '../../../data/records';
import { specs } from '../../../data/specs';
import { replaceState } from '../../../data/state';
import { seedCollections } from '../../../seed';
import { forwardReads } from '../../../store/forwardReads';
import { openJsonStorage } from '../../../store/json/openJsonStorage';
import { withDerivedRecords } from '../../kit/withDerivedRecords';
import { duplicatePairs } from './duplicatePairs';
import { findProvenSigns } from './findDuplicates';

const [example] = seedCollections({ users: 1 }).users ?? [];

const idOf = (index: number): string =>
  `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Builds a borrower who has nothing in common with the others but what is given. */
function buildPerson(person: Partial<UserRecord>, index: number): UserRecord {
  if (!example) throw new Error('there are fixture users');
  const nothing = { tin: '', email: '', first_name: '', last_name: '', mobile_phone_number: '' };
  const sign_in = String(9_100_000_000 + index);
  const id = idOf(index);
  const own = { id, user_id: id, reference: `C-${sign_in}`, version: 1 };
  return { ...example, ...nothing, sign_in, ...person, ...own };
}

/** The customers that were read by some of their fields. */
let read = 0;

const countUsers =
  (reader: Pick<Store, 'select'>): Store['select'] =>
  async (collection, fields, query) => {
    const rows = await reader.select(collection, fields, query);
    if (collection === 'users') read += rows.length;
    return rows;
  };

/** Counts the customers that a store and its transactions read. */
const counted = (base: Store): Store => ({
  ...base,
  select: countUsers(base),
  tx: (work) =>
    base.tx((writer) =>
      work({
        ...forwardReads(() => writer),
        select: countUsers(writer),
        insert: (...change) => writer.insert(...change),
        update: (...change) => writer.update(...change),
        remove: (...change) => writer.remove(...change),
      }),
    ),
});

/** Opens a store of customers, as it is before anybody has compared them. */
async function openBase(people: readonly Partial<UserRecord>[]): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'duplicates-'));
  const users = people.map(buildPerson);
  const base = await openJsonStorage<Collections>({ folder, specs, seed: () => ({ users }) });
  onTestFinished(async () => {
    await base.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return counted(base);
}

async function keepPairs(base: Store): Promise<Store> {
  const store = withDerivedRecords(base, [duplicatePairs]);
  await store.fill();
  return store;
}

const openStore = async (people: readonly Partial<UserRecord>[]): Promise<Store> =>
  keepPairs(await openBase(people));

/** Lists the pairs without their ids. */
async function pairsOf(store: Store) {
  const { rows } = await store.find('duplicate_pairs', { sort: ['rank', 'ASC'] });
  return rows
    .map(({ first_id, second_id, signs, rank, ...pair }) => ({
      first_id,
      second_id,
      signs,
      rank,
      names: [pair.first_customer_name, pair.second_customer_name],
      contacts: [pair.first_contact, pair.second_contact],
    }))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Finds the signs of the pairs among people who register one after the other. */
async function findAmong(people: readonly Partial<UserRecord>[]) {
  const store = await openStore([]);
  for (const [index, person] of people.entries())
    await store.tx((writer) => writer.insert('users', buildPerson(person, index)));
  return (await pairsOf(store)).map(({ signs }) => signs);
}

test.each([
  ['an e-mail in other letters', { email: 'Asha@mail.in' }, { email: 'asha@MAIL.in ' }, 'email'],
  ['a PAN in small letters', { tin: 'ABCPK1234L' }, { tin: 'abcpk1234l' }, 'pan'],
  [
    'a name in other letters with the birth date',
    { first_name: 'Asha', last_name: 'Rao', birth_date: '1991-05-04' },
    { first_name: 'ASHA', last_name: 'rao ', birth_date: '1991-05-04' },
    'name_birth_date',
  ],
])('%s makes two records one person', async (_, first, second, sign) => {
  expect(await findAmong([first, second])).toEqual([[sign]]);
});

test.each([
  ['nobody has looked at', [], []],
  ['a lender has approved for one of them', ['approved'], []],
  ['a lender has approved for one and paid out to the other', ['approved', 'disbursed'], ['pan']],
  ['a lender has refused', ['rejected', 'rejected'], []],
])('a PAN that %s is proven accordingly', async (_, statuses, proven) => {
  const [application] = seedCollections({ users: 5 }).applications ?? [];
  if (!application) throw new Error('there are fixture applications');
  const tin = 'ABCPK1234L';
  const store = await openStore([{ tin }, { tin }]);
  await store.tx(async (writer) => {
    for (const [index, status] of statuses.entries())
      await writer.insert('applications', {
        ...application,
        id: idOf(900 + index),
        reference: `A-${index}`,
        user_id: idOf(index),
        pan: tin,
        status,
      });
    const [first, second] = [
      await writer.get('users', idOf(0)),
      await writer.get('users', idOf(1)),
    ];
    if (!first || !second) throw new Error('both exist');
    expect(await findProvenSigns(writer, first, second)).toEqual(proven);
  });
});

test('a name alone does not make a pair', async () => {
  const name = { first_name: 'Asha', last_name: 'Rao' };
  expect(
    await findAmong([
      { ...name, birth_date: '1991-05-04' },
      { ...name, birth_date: '1991-05-05' },
      {},
      {},
    ]),
  ).toEqual([]);
});

test('up to five people with one number are compared; six are taken for a shared number', async () => {
  const shared = (count: number) =>
    Array.from({ length: count }, () => ({ mobile_phone_number: '9811004400' }));
  expect(await findAmong(shared(5))).toHaveLength(10);
  expect(await findAmong(shared(6))).toEqual([]);
  const store = await openStore(shared(7));
  const change = (index: number, mobile_phone_number: string) =>
    store.tx((writer) => writer.update('users', idOf(index), { mobile_phone_number }));
  await change(0, '9811004401');
  expect(await pairsOf(store)).toEqual([]);
  await change(6, '9811004401');
  expect(await pairsOf(store)).toHaveLength(11);
});

test('a customer with the number and birth date of many costs no more than one who shares them with a few', async () => {
  const shared = { mobile_phone_number: '9811004400', last_name: 'Rao', birth_date: '1991-05-04' };
  const registerAfter = async (count: number): Promise<number> => {
    const people = Array.from({ length: count }, (_, index) => ({
      ...shared,
      first_name: `Asha${index}`,
    }));
    const store = await openStore(people);
    read = 0;
    const next = buildPerson({ ...shared, first_name: 'Asha' }, count);
    await store.tx((writer) => writer.insert('users', next));
    expect(await pairsOf(store)).toEqual([]);
    return read;
  };
  expect(await registerAfter(200)).toBe(await registerAfter(20));
});

test('a pair shows the name and contact that its customers have now', async () => {
  const same = { mobile_phone_number: '9811004400' };
  const store = await openStore([same, same]);
  const shown = { customer_name: 'ASHA Rao', contact: 'a***@mail.in' };
  await store.tx((writer) => writer.update('users', idOf(1), shown));
  const [pair] = await pairsOf(store);
  expect([pair?.names[1], pair?.contacts[1]]).toEqual([shown.customer_name, shown.contact]);
});

test('a store without any pair compares its customers once, not at each start', async () => {
  const base = await openBase([{}, {}, {}]);
  read = 0;
  await keepPairs(base);
  expect(read).toBe(3);
  await keepPairs(base);
  expect(read).toBe(3);
});

test('the pairs stay right when all data is replaced', async () => {
  const same = { mobile_phone_number: '9811004400' };
  const store = await openStore([same, same, {}]);
  const { rows: users } = await store.find('users');
  await replaceState(store, { users });
  expect(await pairsOf(store)).toHaveLength(1);
  await replaceState(store, { users: users.filter(({ id }) => id !== idOf(0)) });
  expect(await pairsOf(store)).toEqual([]);
});

const change = fc.record(
  {
    mobile_phone_number: fc.constantFrom('', '9811004400', '9811004401'),
    email: fc.constantFrom('', 'asha@mail.in', 'Asha@mail.in'),
    tin: fc.constantFrom('', 'ABCPK1234L'),
    birth_date: fc.constantFrom('1991-05-04', '1991-05-05'),
    first_name: fc.constantFrom('Asha', 'ravi'),
    last_name: fc.constant('Rao'),
    merged_into: fc.constantFrom(null, idOf(0)),
  },
  { requiredKeys: [] },
);
const changes = fc.array(
  fc.array(fc.tuple(fc.nat({ max: 8 }), change), { minLength: 1, maxLength: 3 }),
  { maxLength: 8 },
);

test('after any changes the pairs equal those of a full comparison', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 9, maxLength: 9 }),
      changes,
      async (start, all) => {
        const store = await openStore(start);
        for (const together of all)
          await store.tx(async (writer) => {
            for (const [index, patch] of together) await writer.update('users', idOf(index), patch);
          });
        const { rows } = await store.find('users', { sort: ['id', 'ASC'] });
        expect(await pairsOf(store)).toEqual(await pairsOf(await openStore(rows)));
      },
    ),
    { numRuns: 20 },
  ));
