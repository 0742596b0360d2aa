import { RESTORE_MINUTES, restoreRecord } from '@marketplace/shared/api';
import { type Resource, RESOURCES } from '@marketplace/shared/resources';
import type { ApprovalKind } from '@marketplace/shared/schema';
import { agoIso, MINUTE_MS } from '../../../clock';
import type { Collections, RemovedRecord } from '../../../data/records';
import { toCollection } from '../../../data/specs/resourceSpecs';
import { HttpError, notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Writer } from '../../../store/port';
import { needsApproval } from '../approvals/approvalSettings';
import { handle } from '../../kit/handle';
import { checkUnique, requireLive } from '../../kit/liveRecords';

const COLLECTIONS: Readonly<Record<string, RemovedRecord['collection']>> = {
  lenders: 'lenders',
  'credit-cards': 'credit_cards',
  'lender-revenue': 'lender_revenue',
};

/** The kinds of change that delete records. Restoring a record must not bypass their approval. */
const KINDS: Readonly<Record<string, ApprovalKind>> = {
  lenders: 'deletion',
  'credit-cards': 'deletion',
  'lender-revenue': 'commission',
};

const findCollection = (resource: Resource): RemovedRecord['collection'] | undefined =>
  resource.labels ? toCollection(resource) : COLLECTIONS[resource.name];

async function putBack(
  writer: Writer<Collections>,
  removed: Readonly<RemovedRecord>,
): Promise<void> {
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
    await requireLive(writer, 'lenders', removed.values.lender_id);
    await writer.insert('lender_revenue', removed.values);
  } else {
    await writer.insert(removed.collection, removed.values);
  }
}

export const restoreRoutes = [
  handle(restoreRecord, async ({ body, session, language }, { store }) => {
    const resource = RESOURCES.find(({ name }) => name === body.resource);
    const collection = resource && findCollection(resource);
    if (!resource || !collection) throw notFound();
    if (!resource.write.some((role) => role === session?.role_id))
      throw new HttpError(403, 'forbidden');
    await store.tx(async (writer) => {
      const kind = KINDS[resource.name];
      if (kind && (await needsApproval(writer, kind)))
        throw new HttpError(409, 'restore_needs_approval');
      const { rows } = await writer.find('removed_records', {
        filter: {
          collection,
          record_id: body.id,
          account_id: session?.account_id ?? 0,
          at_gt: agoIso(RESTORE_MINUTES * MINUTE_MS),
        },
      });
      const removed = rows.at(-1);
      if (!removed) throw new HttpError(409, 'restore_expired');
      await putBack(writer, removed);
      for (const { id } of rows) await writer.remove('removed_records', id);
    });
    return { message: translate(language, 'record_restored') };
  }),
];
