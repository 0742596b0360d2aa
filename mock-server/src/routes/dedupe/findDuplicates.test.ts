import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Collections, UserRecord } from '../../data/records';
import { specs } from '../../data/specs';
import { seedCollections } from '../../seed';
import { openJsonStorage } from '../../store/json/openJsonStorage';
import { findDuplicates } from './findDuplicates';

const [example] = seedCollections({ users: 1 }).users ?? [];

/** Finds the duplicates among borrowers who have nothing in common but what is given. */
async function findAmong(people: readonly Partial<UserRecord>[]) {
  if (!example) throw new Error('there are fixture users');
  const folder = mkdtempSync(join(tmpdir(), 'duplicates-'));
  const store = await openJsonStorage<Collections>({ folder, specs, seed: () => ({}) });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const nothing = { tin: '', email: '', first_name: '', last_name: '', mobile_phone_number: '' };
  await store.tx(async (writer) => {
    for (const [index, person] of people.entries()) {
      const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
      const sign_in = String(9_100_000_000 + index);
      await writer.insert('users', { ...example, ...nothing, sign_in, ...person, id, user_id: id });
    }
  });
  const { open } = await findDuplicates(store);
  return open.map(({ signs }) => signs);
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
});
