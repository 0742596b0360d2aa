import {
  approveMerge,
  compareCustomers,
  mergeCustomers,
  setDistinct,
  undoMerge,
} from '@marketplace/shared/api';
import { maskBirthDate, maskEmail, maskMobile, maskPan } from '@marketplace/shared/format';
import { MERGED_FIELDS } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { Collections, UserRecord } from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import { mergeView } from '../../../data/views';
import { HttpError, notFound } from '../../../httpError';
import type { Reader } from '../../../store/port';
import { loadActor } from '../../kit/actor';
import { handle } from '../../kit/handle';
import {
  findContradictions,
  findDistinct,
  findProvenSigns,
  findSigns,
  hashCompared,
  isPerson,
} from './findDuplicates';
import { approveMerge as carryOutMerge, merge } from './merge';
import { unmerge } from './unmerge';

type User = Readonly<UserRecord>;

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

/** Loads one of two customers, with the number of applications. */
async function loadPerson(reader: Reader<Collections>, user: User) {
  const { id, partner_id, reference, customer_name, contact, created_at } = user;
  const { total } = await reader.find('applications', { filter: { user_id: id }, range: [0, -1] });
  return {
    id,
    partner_id,
    reference: reference ?? deriveReference('users', id),
    name: customer_name,
    contact,
    created_at,
    applications: total,
  };
}

async function requirePerson(reader: Reader<Collections>, id: string): Promise<User> {
  const user = await reader.get('users', id);
  if (!user || !isPerson(user)) throw notFound();
  return user;
}

export const dedupeRoutes = [
  handle(compareCustomers, async ({ params }, { store }) => {
    const first = await requirePerson(store, params.first);
    const second = await requirePerson(store, params.second);
    return {
      data: {
        first: await loadPerson(store, first),
        second: await loadPerson(store, second),
        signs: [...findSigns(first, second)],
        proven: [...(await findProvenSigns(store, first, second))],
        contradictions: [...findContradictions(first, second)],
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
  handle(approveMerge, async ({ params, session }, { store }) => {
    const merged = await store.tx(async (writer) =>
      carryOutMerge(writer, params.id, await loadActor(writer, session)),
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
