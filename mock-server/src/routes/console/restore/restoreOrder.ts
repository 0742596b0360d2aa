import { restoreOrder } from '@marketplace/shared/api';
import { creditCards, lenderRevenue } from '@marketplace/shared/resources';
import { saveChange } from '../../../data/changes';
import type { Collections } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { creditCardView, lenderRevenueView } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import { loadRecord } from '../../approvals/movedFields';
import { getRecordName } from '../../audit/auditChanges';
import { requireWriteRight } from './restoreRecord';

/** A record whose position an order has changed. */
interface Move {
  readonly id: number;
  readonly before: number;
  readonly after: number;
}

interface Order {
  readonly collection: 'lender_revenue' | 'credit_cards';
  readonly moves: readonly Move[];
}

/** Loads what the order that an entry of the log is part of has moved: the entries of one transaction. */
async function loadOrder(reader: Reader<Collections>, entryId: number): Promise<Order> {
  const { at, account_id, collection, ...entry } = await requireRecord(
    reader,
    'audit_entries',
    entryId,
  );
  if (collection !== 'lender_revenue' && collection !== 'credit_cards')
    throw wrongField('entry_id', 'restore_no_order');
  const { rows } = await reader.find('audit_entries', { filter: { at, account_id, collection } });
  const moves = rows.flatMap(({ call, action, record_id, changes }) => {
    const moved = changes.find(({ field }) => field === 'sort_order');
    if (call !== entry.call || action !== 'update' || !moved) return [];
    const [before, after] = [Number(moved.before), Number(moved.after)];
    return [{ id: Number(record_id), before, after }];
  });
  if (!moves.some(({ id }) => String(id) === entry.record_id))
    throw wrongField('entry_id', 'restore_no_order');
  return { collection, moves };
}

/** Moves a record back. Rejects with 409 if it is not where the order has put it. */
async function moveBack(
  writer: Writer<Collections>,
  collection: Order['collection'],
  { id, before, after }: Move,
): Promise<void> {
  const patch = { sort_order: before };
  const changed = new HttpError(409, 'restore_order_changed');
  if (collection === 'lender_revenue') {
    const old = await writer.get(collection, id);
    if (old?.sort_order !== after) throw changed;
    await saveChange(writer, collection, { old, patch, seen: undefined, view: lenderRevenueView });
    return;
  }
  const old = await writer.get(collection, id);
  if (old?.sort_order !== after || old.deleted_at !== null) throw changed;
  await saveChange(writer, collection, { old, patch, seen: undefined, view: creditCardView });
}

export const restoreOrderCall = controlledCall(restoreOrder, {
  async getKind(reader, { body }) {
    const { collection } = await loadOrder(reader, body.entry_id);
    return collection === 'lender_revenue' ? 'commission' : undefined;
  },
  async subject(reader, { body }) {
    const { moves } = await loadOrder(reader, body.entry_id);
    const slab = await reader.get('lender_revenue', moves[0]?.id ?? 0);
    const id = String(slab?.lender_id);
    const lender = await loadRecord(reader, 'lenders', id);
    return { title: getRecordName('lenders', lender), page: `/lenders/${id}` };
  },
  async apply(writer, { body, language, session }) {
    const { collection, moves } = await loadOrder(writer, body.entry_id);
    const resource = collection === 'lender_revenue' ? lenderRevenue : creditCards;
    await requireWriteRight(writer, session, resource);
    for (const move of moves) await moveBack(writer, collection, move);
    return { message: translate(language, 'order_restored') };
  },
  toWaiting: (_answer, { message, pending_id }) => ({ message, pending_id }),
});
