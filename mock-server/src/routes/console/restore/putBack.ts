import { RESOURCES } from '@marketplace/shared/resources';
import type { Collections, RemovedRecord } from '../../../data/records';
import { toCollection } from '../../../data/specs/resourceSpecs';
import { HttpError, notFound } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';
import { loadRecord } from '../approvals/movedFields';
import { checkUnique, requireLive } from '../../kit/liveRecords';

type Removed = Readonly<RemovedRecord>;

const isLive = (record: object | undefined): boolean =>
  record !== undefined && !('deleted_at' in record && record.deleted_at !== null);

/** Throws 409 if a record that a deleted one belongs to has been deleted, too. */
async function requireTargets(
  reader: Reader<Collections>,
  { collection, values }: Removed,
): Promise<void> {
  const resource = RESOURCES.find((one) => toCollection(one) === collection);
  for (const { name, kind, target } of resource?.fields ?? []) {
    const owner = kind === 'reference' && RESOURCES.find((one) => one.name === target);
    if (!owner) continue;
    const owned = owner.labels ? toCollection(owner) : owner.name.replaceAll('-', '_');
    const id: unknown = Reflect.get(values, name);
    if (!isLive(await loadRecord(reader, owned, String(id))))
      throw new HttpError(409, 'restore_target', { errors: { [name]: 'restore_target' } });
  }
}

/** Writes a deleted record as it was before. Rejects with 409 if another one has its name or what it needs is gone. */
export async function putBack(writer: Writer<Collections>, removed: Removed): Promise<void> {
  const { record_id: id } = removed;
  if (removed.collection === 'lenders') {
    const { rows } = await writer.find('lenders');
    const old = rows.find((row) => row.id === id);
    if (!old?.deleted_at) throw notFound();
    checkUnique(rows, 'name', old.name, id);
    await writer.update('lenders', id, { ...removed.values, deleted_at: null });
  } else if (removed.collection === 'credit_cards') {
    const { rows } = await writer.find('credit_cards');
    const old = rows.find((row) => row.id === id);
    if (!old?.deleted_at) throw notFound();
    checkUnique(rows, 'category_name', old.category_name, id);
    await writer.update('credit_cards', id, { ...removed.values, deleted_at: null });
  } else if (removed.collection === 'lender_revenue') {
    const { lender_id, sort_order } = removed.values;
    await requireLive(writer, 'lenders', lender_id);
    const { rows } = await writer.find('lender_revenue', { filter: { lender_id } });
    const places = rows.map((row) => row.sort_order);
    // The first slab that matches decides, so two have no place in common.
    const place = places.includes(sort_order) ? Math.max(...places) + 1 : sort_order;
    await writer.insert('lender_revenue', { ...removed.values, sort_order: place });
  } else {
    await requireTargets(writer, removed);
    await writer.insert(removed.collection, removed.values);
  }
}
