import {
  compareCustomers,
  getDuplicates,
  mergeCustomers,
  setDistinct,
  undoMerge,
} from '@marketplace/shared/api';
import { maskBirthDate, maskEmail, maskMobile, maskPan } from '@marketplace/shared/format';
import { MERGED_FIELDS } from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import type { Collections, DuplicatePairRecord, UserRecord } from '../../data/records';
import { deriveReference } from '../../data/specs/references';
import { mergeView } from '../../data/views';
import { HttpError, notFound } from '../../httpError';
import type { Filter, Reader } from '../../store/port';
import { loadActor } from '../kit/actor';
import { handle } from '../kit/handle';
import { findDistinct, findSigns, hashCompared, isPerson } from './findDuplicates';
import { merge, unmerge } from './merge';

type User = Readonly<UserRecord>;

/** The most pairs that a list answers. */
const MAX_PAIRS = 500;

const MASKS: Readonly<Record<string, (value: string) => string>> = {
  tin: maskPan,
  business_pan: maskPan,
  birth_date: maskBirthDate,
  email: maskEmail,
  mobile_phone_number: maskMobile,
};

function formatValue(user: User, name: (typeof MERGED_FIELDS)[number]): string {
  const text = String(user[name] ?? '');
  return text === '' ? '' : (MASKS[name]?.(text) ?? text);
}

/** What a pair shows of each customer. */
const SHOWN_FIELDS = [
  'id',
  'partner_id',
  'reference',
  'customer_name',
  'contact',
  'created_at',
] as const satisfies readonly (keyof UserRecord)[];

/** Returns a function that shows a customer, with the number of applications. */
async function loadPeople(reader: Reader<Collections>, ids: readonly string[]) {
  const user_id = [...new Set(ids)];
  const counted = await reader.countBy('applications', ['user_id'], { user_id });
  const countsByUser = new Map(counted.map((one) => [one.user_id, one.count]));
  const shown = await reader.select('users', SHOWN_FIELDS, { filter: { id: user_id } });
  const shownById = new Map(shown.map((one) => [one.id, one]));
  return (id: string) => {
    const user = shownById.get(id);
    if (!user) throw notFound();
    return {
      id,
      partner_id: user.partner_id,
      reference: user.reference ?? deriveReference('users', id),
      name: user.customer_name,
      contact: user.contact,
      created_at: user.created_at,
      applications: countsByUser.get(id) ?? 0,
    };
  };
}

/** Finds the first pairs, those with most in common. */
async function findPairs(reader: Reader<Collections>, filter: Filter) {
  const { rows } = await reader.find('duplicate_pairs', {
    filter,
    sort: ['rank', 'ASC'],
    range: [0, MAX_PAIRS - 1],
  });
  return rows;
}

async function requirePerson(reader: Reader<Collections>, id: string): Promise<User> {
  const user = await reader.get('users', id);
  if (!user || !isPerson(user)) throw notFound();
  return user;
}

export const dedupeRoutes = [
  handle(getDuplicates, async (_call, { store }) => {
    const open = await findPairs(store, { decided_at: null });
    const distinct = await findPairs(store, { decided_at_gt: '' });
    const ids = [...open, ...distinct].flatMap(({ first_id, second_id }) => [first_id, second_id]);
    const toPerson = await loadPeople(store, ids);
    const toPair = ({ first_id, second_id, signs }: DuplicatePairRecord) => ({
      first: toPerson(first_id),
      second: toPerson(second_id),
      signs: [...signs],
    });
    return {
      data: open.map(toPair),
      distinct: distinct.map((pair) => ({
        ...toPair(pair),
        admin_name: pair.admin_name,
        at: pair.decided_at ?? '',
      })),
    };
  }),
  handle(compareCustomers, async ({ params }, { store }) => {
    const first = await requirePerson(store, params.first);
    const second = await requirePerson(store, params.second);
    const toPerson = await loadPeople(store, [first.id, second.id]);
    return {
      data: {
        first: toPerson(first.id),
        second: toPerson(second.id),
        signs: [...findSigns(first, second)],
        fields: MERGED_FIELDS.filter((name) => (first[name] ?? '') !== (second[name] ?? '')).map(
          (name) => ({ name, first: formatValue(first, name), second: formatValue(second, name) }),
        ),
      },
    };
  }),
  handle(setDistinct, async ({ body, session }, { store }) => {
    const { first_id, second_id, distinct } = body;
    return store.tx(async (writer) => {
      const first = await requirePerson(writer, first_id);
      const second = await requirePerson(writer, second_id);
      if (findSigns(first, second).length === 0 || first_id === second_id)
        throw new HttpError(409, 'merge_no_signs');
      const known = await findDistinct(writer, [first_id, second_id]);
      if (known) await writer.remove('distinct_pairs', known.id);
      if (distinct === 1) {
        const { name: admin_name } = await loadActor(writer, session);
        const key = hashCompared(first, second);
        await writer.insert('distinct_pairs', {
          first_id,
          second_id,
          key,
          admin_name,
          at: nowIso(),
        });
      }
      return { success: true, message: '' };
    });
  }),
  handle(mergeCustomers, async ({ body, session }, { store }) => {
    const merged = await store.tx(async (writer) =>
      merge(writer, body, await loadActor(writer, session)),
    );
    return { data: mergeView(merged) };
  }),
  handle(undoMerge, async ({ params, session }, { store }) => {
    const undone = await store.tx(async (writer) =>
      unmerge(writer, params.id, await loadActor(writer, session)),
    );
    return { data: mergeView(undone) };
  }),
];
