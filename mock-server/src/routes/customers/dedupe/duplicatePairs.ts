import { isDeepStrictEqual } from 'node:util';
import type { DuplicateSign } from '@marketplace/shared/schema';
import { DUPLICATE_SIGNS } from '@marketplace/shared/schema';
import { getVerifiedContacts } from '../../../data/borrowers/personalContacts';
import type { Collections, DistinctPairRecord, DuplicatePairRecord } from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import type { Filter, NewRecord, Reader, Writer } from '../../../store/port';
import { mapInSlices } from '../../../store/selected';
import type { Derivation } from '../../kit/withDerivedRecords';
import {
  COMPARED_FIELDS,
  type ComparedUser,
  findDistinct,
  findProvenSigns,
  findSigns,
  hashCompared,
  isPerson,
  KEYS,
} from './findDuplicates';

type User = ComparedUser;
type Pair = Omit<NewRecord<DuplicatePairRecord>, 'id'>;

/**
 * Maximum number of people with the same sign. Larger groups, such as everybody with a shop's number, are not
 * one person.
 */
const MAX_GROUP = 5;

/** From this number of changed customers, comparing all of them is cheaper. */
const MANY = 100;

/** Matches a text in any case, with or without a trailing space. */
function filterText(field: 'email' | 'first_name' | 'last_name', text: string): Filter {
  const folded = text.trim().toLowerCase();
  return { [`${field}_gte`]: folded, [`${field}_lte`]: `${folded} ` };
}

/** Finds the people who may share a sign with a person. */
const LOOKUPS: Readonly<Record<DuplicateSign, (user: User) => Filter>> = {
  mobile: ({ mobile_phone_number }) => ({ mobile_phone_number }),
  email: ({ email }) => filterText('email', email),
  pan: ({ tin }) => ({ tin_gte: tin, tin_lte: tin }),
  name_birth_date: ({ first_name, last_name, birth_date }) => ({
    birth_date,
    ...filterText('first_name', first_name),
    ...filterText('last_name', last_name),
  }),
};

/**
 * Finds the people who share a sign with a person as the person was at some time; nobody if there are more
 * than `most`.
 */
async function findGroup(
  reader: Reader<Collections>,
  sign: DuplicateSign,
  user: User,
  most: number,
): Promise<readonly User[]> {
  const key = KEYS[sign](user);
  if (key === '') return [];
  const filter = { ...LOOKUPS[sign](user), merged_into: null };
  const found = await reader.select('users', COMPARED_FIELDS, { filter, range: [0, most] });
  const group = found.filter((one) => isPerson(one) && KEYS[sign](one) === key);
  return group.length > most ? [] : group;
}

const getReference = ({ id, reference }: User): string => reference ?? deriveReference('users', id);

async function buildPair(
  reader: Reader<Collections>,
  [one, other]: readonly [User, User],
  said: Readonly<DistinctPairRecord> | undefined,
): Promise<Pair> {
  const isFirst =
    one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id);
  const [first, second] = isFirst ? [one, other] : [other, one];
  const signs = findSigns(first, second);
  const isSaid = said?.key === hashCompared(first, second);
  return {
    status: isSaid ? 'distinct' : 'open',
    first_id: first.id,
    first_reference: getReference(first),
    first_customer_name: first.customer_name,
    first_contact: first.contact,
    second_id: second.id,
    second_reference: getReference(second),
    second_customer_name: second.customer_name,
    second_contact: second.contact,
    signs: [...signs],
    proven: [...(await findProvenSigns(reader, first, second))],
    rank: `${DUPLICATE_SIGNS.length - signs.length} ${first.created_at}`,
    admin_name: isSaid ? said.admin_name : '',
    decided_at: isSaid ? said.at : null,
  };
}

/** Updates the pairs of a person. */
async function updatePairsOf(writer: Writer<Collections>, id: string): Promise<void> {
  const user = await writer.get('users', id);
  const others = new Map<string, User>();
  if (user && isPerson(user))
    for (const sign of DUPLICATE_SIGNS)
      for (const one of await findGroup(writer, sign, user, MAX_GROUP)) others.set(one.id, one);
  others.delete(id);
  const asFirst = await writer.find('duplicate_pairs', { filter: { first_id: id } });
  const asSecond = await writer.find('duplicate_pairs', { filter: { second_id: id } });
  for (const pair of [...asFirst.rows, ...asSecond.rows]) {
    const other = others.get(pair.first_id === id ? pair.second_id : pair.first_id);
    if (!user || !other) {
      await writer.remove('duplicate_pairs', pair.id);
      continue;
    }
    others.delete(other.id);
    const next = await buildPair(writer, [user, other], await findDistinct(writer, [id, other.id]));
    const { id: _id, version: _version, ...known } = pair;
    if (!isDeepStrictEqual(next, known)) await writer.update('duplicate_pairs', pair.id, next);
  }
  if (user)
    for (const other of others.values())
      await writer.insert(
        'duplicate_pairs',
        await buildPair(writer, [user, other], await findDistinct(writer, [id, other.id])),
      );
}

/** Groups people by a shared sign; leaves out people without one. */
async function findGroups(people: readonly User[]): Promise<User[][]> {
  // Few customers have a duplicate, so a group starts with the second one.
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
  return [...groups.values()];
}

/** Lists the people who share a sign with others, or have a pair. Compares all customers. */
async function listPaired(reader: Reader<Collections>): Promise<Set<string>> {
  const people = await reader.select('users', COMPARED_FIELDS);
  const groups = await findGroups(people.filter(isPerson));
  const stored = await reader.select('duplicate_pairs', ['first_id', 'second_id']);
  return new Set([
    ...groups
      .filter(({ length }) => length <= MAX_GROUP)
      .flatMap((group) => group.map(({ id }) => id)),
    ...stored.flatMap(({ first_id, second_id }) => [first_id, second_id]),
  ]);
}

/** Brings the pairs up to date after changes of customers, given as they were before. */
async function updatePairs(
  writer: Writer<Collections>,
  before: ReadonlyMap<string, User | undefined>,
): Promise<void> {
  const isMany = before.size > MANY;
  const affected = isMany ? await listPaired(writer) : new Set(before.keys());
  for (const [id, old] of isMany ? [] : before)
    for (const user of [old, await writer.get('users', id)]) {
      if (!user) continue;
      for (const sign of DUPLICATE_SIGNS)
        // A group that grows or shrinks may gain or lose the pairs of its other members.
        for (const { id: other } of await findGroup(writer, sign, user, MAX_GROUP + before.size))
          affected.add(other);
    }
  for (const id of affected) await updatePairsOf(writer, id);
}

const getKeys = (user: User | undefined): readonly string[] =>
  user && isPerson(user)
    ? [...DUPLICATE_SIGNS.map((sign) => KEYS[sign](user)), ...getVerifiedContacts(user)]
    : [];

const isShownAlike = (one: User | undefined, other: User | undefined): boolean =>
  one?.customer_name === other?.customer_name && one?.contact === other?.contact;

/** Derives the pairs of customers who may be one person. */
export const duplicatePairs: Derivation = {
  collection: 'duplicate_pairs',
  listSubjects: listPaired,
  async update(writer, people) {
    for (const id of people) await updatePairsOf(writer, id);
  },
  watch(writer) {
    const before = new Map<string, User | undefined>();
    /** Customers whose pairs stay the same but show something else. */
    const shownAnew = new Set<string>();
    return {
      async note(name, id, isNew) {
        const key = String(id);
        if (name === 'users' && !before.has(key))
          before.set(key, isNew ? undefined : await writer.get('users', key));
        if (name !== 'distinct_pairs') return;
        const pair = await writer.get('distinct_pairs', key);
        if (pair) shownAnew.add(pair.first_id).add(pair.second_id);
      },
      async update() {
        for (const [id, old] of before) {
          const user = await writer.get('users', id);
          if (!isDeepStrictEqual(getKeys(old), getKeys(user))) continue;
          before.delete(id);
          if (!isShownAlike(old, user)) shownAnew.add(id);
        }
        if (before.size > 0) await updatePairs(writer, before);
        for (const id of shownAnew) await updatePairsOf(writer, id);
      },
    };
  },
};
