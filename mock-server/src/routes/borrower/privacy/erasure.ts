import { addDays } from '@marketplace/shared/format';
import { getErasure, requestErasure, withdrawErasure } from '@marketplace/shared/api';
import type { Erasure } from '@marketplace/shared/schema';
import { ERASURE_BLOCKED_DAYS, ERASURE_DAYS, OPEN_STATUSES } from '@marketplace/shared/schema';
import { DAY_MS, isoBefore, now, nowIso } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections, ErasureRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { newReference } from '../../../data/specs/references';
import { HttpError, notFound } from '../../../httpError';
import { loadLenderNames } from '../../../data/lenders/lenderNames';
import type { Language } from '../../../messages/translate';
import type { Filter, Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { withdrawOpen } from '../offers/endApplication';

/** States of a request that will be carried out or has been. */
const ACCEPTED_STATUSES = ['requested', 'in_progress', 'approved', 'done'];

/** States of a request that was called off. */
const CANCELLED_STATUSES: readonly string[] = ['withdrawn', 'refused'];

/** Returns the ids of the people who asked for erasure or for whom the desk requested it. */
export async function findErasureRequesters(
  reader: Reader<Collections>,
  filter: Filter = {},
): Promise<ReadonlySet<string>> {
  const { rows } = await reader.find('erasures', { filter });
  return new Set(
    rows.filter(({ status }) => !CANCELLED_STATUSES.includes(status)).map(({ user_id }) => user_id),
  );
}

/** Converts an erasure request for its person, who sees an approved one as in progress. */
export function toErasureView(erasure: Readonly<ErasureRecord>): Erasure {
  const { id, reference, status, requested_at, due_on, done_at } = erasure;
  const isStarted = status === 'in_progress' || status === 'approved';
  return {
    id,
    reference,
    status: status === 'done' ? 'done' : isStarted ? 'in_progress' : 'requested',
    requested_at,
    due_on: due_on ?? '',
    done_at,
  };
}

/** Finds a person's erasure request that is carried out on its day. */
export async function findScheduledErasure(
  reader: Reader<Collections>,
  userId: string,
): Promise<Readonly<ErasureRecord> | undefined> {
  const filter = { user_id: userId, status: ACCEPTED_STATUSES };
  const { rows } = await reader.find('erasures', { filter });
  return rows[0];
}

/** Finds the request of an admin that waits for approval. */
export async function findWaitingErasure(
  reader: Reader<Collections>,
  userId: string,
): Promise<Readonly<ErasureRecord> | undefined> {
  const filter = { user_id: userId, status: 'waiting' };
  const { rows } = await reader.find('erasures', { filter });
  return rows[0];
}

/**
 * Returns the names of the lenders that a person has open applications with, joined; '' if none. An application that no
 * lender decides holds nothing up for longer than `ERASURE_BLOCKED_DAYS`.
 */
export async function openLenders(
  reader: Reader<Collections>,
  userId: string,
  language: Language = 'en',
): Promise<string> {
  const { rows } = await reader.find('applications', {
    filter: {
      user_id: userId,
      status: OPEN_STATUSES,
      created_at_gt: isoBefore(now(), ERASURE_BLOCKED_DAYS * DAY_MS),
    },
  });
  return [...new Set(rows.map(await loadLenderNames(reader, rows, language)))].join(', ');
}

export const erasureRoutes = [
  handle(getErasure, async ({ params }, { store }) => {
    const erasure = await findScheduledErasure(store, params.id);
    return { data: erasure ? toErasureView(erasure) : null };
  }),
  handle(requestErasure, async ({ params, body, language }, { store }) => {
    const made = await store.tx(async (writer) => {
      const user = await requireRecord(writer, 'users', params.id);
      if (await findScheduledErasure(writer, params.id)) throw new HttpError(409, 'erasure_asked');
      const lenders =
        body.withdraw_applications === 1 ? '' : await openLenders(writer, params.id, language);
      if (lenders !== '') throw new HttpError(409, 'erasure_blocked', { params: { lenders } });
      await withdrawOpen(writer, { user_id: params.id });
      // The person's own request needs no approval, so it replaces a pending request of the desk.
      const waiting = await findWaitingErasure(writer, params.id);
      if (waiting)
        await writer.update('erasures', waiting.id, {
          status: 'withdrawn',
          decided_at: nowIso(),
        });
      return writer.insert('erasures', {
        user_id: params.id,
        partner_id: user.partner_id,
        reference: await newReference(writer, 'erasures'),
        status: 'requested',
        origin: 'customer',
        language,
        requested_at: nowIso(),
        due_on: addDays(getIndianToday(), ERASURE_DAYS.done),
        done_at: null,
      });
    });
    return { data: toErasureView(made) };
  }),
  handle(withdrawErasure, async ({ params }, { store }) => {
    await store.tx(async (writer) => {
      const erasure = await findScheduledErasure(writer, params.id);
      if (!erasure) throw notFound();
      if (erasure.status === 'done') throw new HttpError(409, 'erasure_done');
      await writer.update('erasures', erasure.id, {
        status: 'withdrawn',
        decided_at: nowIso(),
      });
    });
    return { data: null };
  }),
];
