import { createHash } from 'node:crypto';
import type { DuplicateSign } from '@marketplace/shared/schema';
import { DUPLICATE_SIGNS } from '@marketplace/shared/schema';
import type { Collections, DistinctPairRecord, UserRecord } from '../../data/records';
import type { Reader } from '../../store/port';
import { mapInSlices } from '../../store/selected';

/** What is compared of each customer. */
const COMPARED_FIELDS = [
  'id',
  'sign_in',
  'merged_into',
  'mobile_phone_number',
  'email',
  'tin',
  'first_name',
  'last_name',
  'birth_date',
] as const satisfies readonly (keyof UserRecord)[];

/** A customer to compare. */
export type ComparedUser = Readonly<
  Omit<Pick<UserRecord, (typeof COMPARED_FIELDS)[number]>, 'merged_into'>
> & { readonly merged_into?: string | null };

type User = ComparedUser;

/** A pair of customers with what they have in common. */
export interface Duplicate {
  readonly first: User;
  readonly second: User;
  readonly signs: readonly DuplicateSign[];
}

/** Larger groups, such as people with the number of a shop, are not one person. */
const MAX_GROUP = 5;

const lower = (text: string): string => text.trim().toLowerCase();

/** What is compared for each sign; '' never matches. */
const KEYS: Readonly<Record<DuplicateSign, (user: User) => string>> = {
  mobile: ({ mobile_phone_number }) => mobile_phone_number,
  email: ({ email }) => lower(email),
  pan: ({ tin }) => tin.toUpperCase(),
  name_birth_date: ({ first_name, last_name, birth_date }) =>
    first_name && last_name && birth_date
      ? `${lower(first_name)} ${lower(last_name)} ${birth_date}`
      : '',
};

/** Whether a record is one person's own: neither erased nor merged into another. */
export const isPerson = ({
  id,
  sign_in,
  merged_into,
}: Pick<User, 'id' | 'sign_in' | 'merged_into'>): boolean =>
  sign_in !== `erased ${id}` && (merged_into ?? null) === null;

/** Returns what two customers have in common. */
export const findSigns = (first: User, second: User): readonly DuplicateSign[] =>
  DUPLICATE_SIGNS.filter((sign) => {
    const key = KEYS[sign](first);
    return key !== '' && key === KEYS[sign](second);
  });

/** Hashes what is compared of two customers, so that a change of either shows. */
export const hashCompared = (first: User, second: User): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [first, second]
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map((user) => DUPLICATE_SIGNS.map((sign) => KEYS[sign](user))),
      ),
    )
    .digest('hex');

/** Finds what an admin has said of two customers. */
export async function findDistinct(
  reader: Reader<Collections>,
  ids: readonly [string, string],
): Promise<Readonly<DistinctPairRecord> | undefined> {
  const { rows } = await reader.find('distinct_pairs', {
    filter: { first_id: [...ids], second_id: [...ids] },
  });
  return rows[0];
}

/** Returns a function that gives what an admin has said of a pair, while both records are as they were. */
async function loadDistinct(reader: Reader<Collections>) {
  const { rows } = await reader.find('distinct_pairs');
  const known = new Map(
    rows.map((pair) => [[pair.first_id, pair.second_id].toSorted().join(), pair]),
  );
  return ({ first, second }: Pick<Duplicate, 'first' | 'second'>) => {
    const pair = known.get([first.id, second.id].toSorted().join());
    return pair && pair.key === hashCompared(first, second) ? pair : undefined;
  };
}

/** Returns the groups with a sign in common, in the order of the first of each group. */
async function findGroups(people: readonly User[]): Promise<User[][]> {
  // Almost nobody has a double, so that a group is made for the second of it only.
  const seen = DUPLICATE_SIGNS.map(() => new Map<string, number>());
  const groups = new Map<number, User[]>();
  const signs = DUPLICATE_SIGNS.length;
  let place = 0;
  await mapInSlices(people, 2000, (user) => {
    DUPLICATE_SIGNS.forEach((sign, index) => {
      const value = KEYS[sign](user);
      const first = seen[index]?.get(value);
      if (value !== '' && first === undefined) seen[index]?.set(value, place + index);
      if (first === undefined) return;
      const group = groups.get(first) ?? people.slice(first / signs, first / signs + 1);
      groups.set(first, group);
      group.push(user);
    });
    place += signs;
  });
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

/**
 * Finds the pairs of customers who may be one person, those with most in common first, and apart from
 * them the pairs of whom an admin has said that they are not.
 */
export async function findDuplicates(reader: Reader<Collections>): Promise<{
  open: Duplicate[];
  distinct: (Duplicate & { said: Readonly<DistinctPairRecord> })[];
}> {
  const rows = await reader.select('users', COMPARED_FIELDS, { sort: ['created_at', 'ASC'] });
  const pairs = new Map<string, Duplicate>();
  for (const group of await findGroups(rows.filter(isPerson))) {
    if (group.length > MAX_GROUP) continue;
    for (const [index, first] of group.entries())
      for (const second of group.slice(index + 1))
        pairs.set(`${first.id} ${second.id}`, { first, second, signs: findSigns(first, second) });
  }
  const findDecision = await loadDistinct(reader);
  const found = [...pairs.values()].toSorted((a, b) => b.signs.length - a.signs.length);
  return {
    open: found.filter((pair) => findDecision(pair) === undefined),
    distinct: found.flatMap((pair) => {
      const said = findDecision(pair);
      return said ? [{ ...pair, said }] : [];
    }),
  };
}
