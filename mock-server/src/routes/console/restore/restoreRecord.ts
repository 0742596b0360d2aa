import { RESTORE_DAYS, restoreRecord } from '@marketplace/shared/api';
import { type Resource, RESOURCES } from '@marketplace/shared/resources';
import type { ApprovalKind } from '@marketplace/shared/schema';
import { agoIso, DAY_MS } from '../../../clock';
import type { Collections, RemovedRecord } from '../../../data/records';
import { toCollection } from '../../../data/specs/resourceSpecs';
import { HttpError, notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import type { WantedChange } from '../../approvals/controlledChange';
import { loadRecord } from '../../approvals/movedFields';
import { getRecordName } from '../../audit/auditChanges';
import { putBack } from './putBack';

const COLLECTIONS: Readonly<Record<string, RemovedRecord['collection']>> = {
  lenders: 'lenders',
  'credit-cards': 'credit_cards',
  'lender-revenue': 'lender_revenue',
};

/** The kinds of change that delete records. Restoring one needs the same approval. */
const KINDS: Readonly<Record<string, ApprovalKind>> = {
  lenders: 'deletion',
  'credit-cards': 'deletion',
  'lender-revenue': 'commission',
};

const findCollection = (resource: Resource): RemovedRecord['collection'] | undefined =>
  resource.labels ? toCollection(resource) : COLLECTIONS[resource.name];

/** Rejects with 403 unless the account of a change may write a resource. */
export async function requireWriteRight(
  reader: Reader<Collections>,
  session: WantedChange<unknown, unknown>['session'],
  { write }: Pick<Resource, 'write'>,
): Promise<void> {
  const account = await reader.get('accounts', session?.account_id ?? 0);
  if (!write.some((role) => String(role) === account?.role)) throw new HttpError(403, 'forbidden');
}

/** Returns the deletions of a record that can be undone, oldest first. Rejects with 409 if there is none. */
async function findRemoved(
  reader: Reader<Collections>,
  { body, session }: WantedChange<unknown, { readonly resource: string; readonly id: number }>,
) {
  const resource = RESOURCES.find(({ name }) => name === body.resource);
  const collection = resource && findCollection(resource);
  if (!resource || !collection) throw notFound();
  await requireWriteRight(reader, session, resource);
  const { rows } = await reader.find('removed_records', {
    filter: { collection, record_id: body.id, at_gt: agoIso(RESTORE_DAYS * DAY_MS) },
    sort: ['at', 'ASC'],
  });
  const latest = rows.at(-1);
  if (!latest) throw new HttpError(409, 'restore_expired');
  return { rows, latest };
}

export const restoreRecordCall = controlledCall(restoreRecord, {
  getKind: (_reader, { body }) => KINDS[body.resource],
  async subject(reader, change) {
    const { latest } = await findRemoved(reader, change);
    const { collection, record_id, values } = latest;
    if (collection === 'credit_cards' || collection === 'lenders') {
      const record = await loadRecord(reader, collection, String(record_id));
      const page = collection === 'lenders' ? `/lenders/${record_id}` : '/credit-cards';
      return { title: getRecordName(collection, record), page };
    }
    const lender: unknown = Reflect.get(values, 'lender_id');
    const record = await loadRecord(reader, 'lenders', String(lender));
    return { title: getRecordName('lenders', record), page: `/lenders/${String(lender)}` };
  },
  async apply(writer, change) {
    const { rows, latest } = await findRemoved(writer, change);
    await putBack(writer, latest);
    for (const { id } of rows) await writer.remove('removed_records', id);
    return { message: translate(change.language, 'record_restored') };
  },
  toWaiting: (_answer, { message, pending_id }) => ({ message, pending_id }),
});
