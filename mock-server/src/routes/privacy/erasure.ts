import { addDays } from '@marketplace/shared/format';
import { getErasure, requestErasure, withdrawErasure } from '@marketplace/shared/api';
import {
  ERASURE_DAYS,
  erasureSchema,
  fieldSelector,
  OPEN_STATUSES,
} from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import { indianDay } from '../../data/indianDay';
import type { Collections, ErasureRecord } from '../../data/records';
import { newReference } from '../../data/references';
import { HttpError, notFound } from '../../httpError';
import type { Reader } from '../../store/port';
import { handle } from '../kit/handle';

/** Converts an erasure request for the person who made it. */
export const erasureView = fieldSelector(erasureSchema);

/** Finds a person's erasure request. */
export async function erasureOf(
  reader: Reader<Collections>,
  userId: string,
): Promise<Readonly<ErasureRecord> | undefined> {
  const { rows } = await reader.find('erasures', { filter: { user_id: userId } });
  return rows[0];
}

export const erasureRoutes = [
  handle(getErasure, async ({ params }, { store }) => {
    const erasure = await erasureOf(store, params.id);
    return { data: erasure ? erasureView(erasure) : null };
  }),
  handle(requestErasure, async ({ params, language }, { store }) => {
    const made = await store.tx(async (writer) => {
      if (!(await writer.get('users', params.id))) throw notFound();
      if (await erasureOf(writer, params.id)) throw new HttpError(409, 'erasure_asked');
      const open = await writer.find('applications', {
        filter: { user_id: params.id, status: OPEN_STATUSES },
      });
      if (open.total > 0) {
        const lenders = [...new Set(open.rows.map(({ lender_name }) => lender_name))].join(', ');
        throw new HttpError(409, 'erasure_blocked', { params: { lenders } });
      }
      return writer.insert('erasures', {
        user_id: params.id,
        reference: await newReference(writer, 'erasures'),
        status: 'requested',
        language,
        requested_at: nowIso(),
        due_on: addDays(indianDay(), ERASURE_DAYS.done),
        done_at: null,
      });
    });
    return { data: erasureView(made) };
  }),
  handle(withdrawErasure, async ({ params }, { store }) => {
    await store.tx(async (writer) => {
      const erasure = await erasureOf(writer, params.id);
      if (!erasure) throw notFound();
      if (erasure.status === 'done') throw new HttpError(409, 'erasure_done');
      await writer.remove('erasures', erasure.id);
    });
    return { data: null };
  }),
];
