import { useClient, useConfirmedCall, usePendingToast } from '@marketplace/shared/admin';
import { isRestorable, RESTORE_DAYS, restoreOrder, restoreRecord } from '@marketplace/shared/api';
import { addDays, getDeviceToday } from '@marketplace/shared/format';
import { RESOURCES } from '@marketplace/shared/resources';
import type { AuditEntry } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useQueryClient } from '@tanstack/react-query';

/** The collections whose records an admin orders by hand. */
const ORDERED: readonly string[] = ['lender_revenue', 'credit_cards'];

/** Returns the resource whose record an entry deleted, if the server may still put it back. */
function findDeleted({ action, at, collection }: AuditEntry) {
  if (action !== 'delete' || at.slice(0, 10) < addDays(getDeviceToday(), -RESTORE_DAYS))
    return undefined;
  return RESOURCES.filter(isRestorable).find(
    ({ name }) => name.replaceAll('-', '_') === collection.replace(/^resource_/u, ''),
  );
}

/** Whether an entry is part of a new order of records. */
export const isOrder = ({ action, collection, changes }: AuditEntry): boolean =>
  action === 'update' &&
  ORDERED.includes(collection) &&
  changes.some(({ field }) => field === 'sort_order');

/** Offers to put a deleted record back, or records into their earlier order; nothing for another entry. */
export function UndoEntry({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const tellPending = usePendingToast();
  const run = useConfirmedCall(() => queryClient.invalidateQueries());
  const resource = findDeleted(entry)?.name;
  const isOrdered = isOrder(entry);
  if (!resource && !isOrdered) return null;
  const undo = async () => {
    const { message, pending_id } = resource
      ? await client.call(restoreRecord, { body: { resource, id: Number(entry.record_id) } })
      : await client.call(restoreOrder, { body: { entry_id: entry.id } });
    if (pending_id) tellPending(pending_id);
    else notify.success(message);
  };
  const label = translate(isOrdered ? 'audit.undo_order' : 'audit.put_back');
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() =>
        void run(undo, {
          title: translate(isOrdered ? 'audit.undo_order_title' : 'audit.put_back_title'),
          text: translate(isOrdered ? 'audit.undo_order_text' : 'audit.put_back_text'),
          confirmLabel: label,
        })
      }
    >
      {label}
    </Button>
  );
}
