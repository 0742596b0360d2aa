import { listReferences, RESOURCES } from '@marketplace/shared/resources';
import type { Collections, DeclaredCollection, RemovedRecord } from '../../../data/records';
import { toCollection } from '../../../data/specs/resourceSpecs';
import { HttpError, notFound } from '../../../httpError';
import type { Writer } from '../../../store/port';
import { findBrokenReferences, findTakenFields } from '../../kit/declaredRules';
import { checkUnique, requireLive } from '../../kit/liveRecords';

type Removed = Readonly<RemovedRecord>;

/** Throws 409 at the fields for which a record cannot be put back. */
function refuse(fields: readonly string[], key: 'restore_target' | 'record_taken'): void {
  if (fields.length === 0) return;
  const errors = Object.fromEntries(fields.map((name) => [name, key]));
  throw new HttpError(409, key, { errors });
}

/** Puts a record of a declared resource back, with those that its deletion took along. */
async function putDeclaredBack(
  writer: Writer<Collections>,
  { values, at, record_id, ...removed }: Removed & { readonly collection: DeclaredCollection },
): Promise<void> {
  const resource = RESOURCES.find((one) => toCollection(one) === removed.collection);
  if (!resource) throw notFound();
  refuse(await findBrokenReferences(writer, resource.fields, values), 'restore_target');
  refuse(await findTakenFields(writer, resource, values), 'record_taken');
  await writer.insert(removed.collection, values);
  for (const { resource: owned, field } of listReferences(resource.name)) {
    if (field.onDelete !== 'cascade') continue;
    const filter = { collection: toCollection(owned), at_gte: at };
    const { rows } = await writer.find('removed_records', { filter });
    for (const row of rows.filter((one) => Reflect.get(one.values, field.name) === record_id)) {
      await putBack(writer, row);
      await writer.remove('removed_records', row.id);
    }
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
    await putDeclaredBack(writer, removed);
  }
}
