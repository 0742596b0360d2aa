import {
  ALL_ROWS,
  useClient,
  useConfirm,
  usePendingToast,
  getRecordVersion,
} from '@marketplace/shared/admin';
import { ApiError, listFieldErrors, setLenderRevenueOrder } from '@marketplace/shared/api';
import type { LenderRevenue } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';

/** A lender has only a few slabs; the table shows all of them. */

const listNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** Returns a lender's slabs in their order, and a function that reorders them. */
export function useRevenue(lenderId: number) {
  const translate = useTranslate();
  const client = useClient();
  const announce = usePendingToast();
  const confirm = useConfirm();
  const { data, error, isPending, refetch } = useGetList<LenderRevenue>('lender-revenue', {
    filter: { lender_id: lenderId },
    pagination: ALL_ROWS,
    sort: { field: 'id', order: 'ASC' },
  });
  const [wanted, setWanted] = useState<readonly LenderRevenue[]>();
  const saving = useRef(Promise.resolve());

  const save = (ids: readonly number[], versions: number[]) =>
    client.call(setLenderRevenueOrder, {
      body: {
        lender_id: lenderId,
        lender_revenue_ids: [...ids],
        // Without the version of every row, the call sends none.
        ...(versions.length === ids.length && { versions }),
      },
    });

  /** Shows both orders by the earlier row numbers, and resolves to whether to keep this admin's order. */
  const chooseMine = (ids: readonly number[], theirs: readonly number[]) => {
    const before = (data ?? []).map(({ id }) => id);
    const formatPositions = (order: readonly number[]) =>
      order.map((id) => before.indexOf(id) + 1 || translate('lenders.revenue.new_row')).join(', ');
    return confirm({
      title: translate('kit.conflict.title'),
      text: translate('lenders.revenue.order_conflict', {
        theirs: formatPositions(theirs),
        mine: formatPositions(ids),
      }),
      confirmLabel: translate('kit.conflict.keep_mine'),
      cancelLabel: translate('kit.conflict.use_theirs'),
    });
  };

  const send = async (rows: readonly LenderRevenue[], undo?: () => void) => {
    const ids = rows.map(({ id }) => id);
    const versions = rows.map(getRecordVersion).filter((version) => version !== undefined);
    try {
      await saveOver(ids, versions, undo);
    } catch (failure) {
      const reasons = failure instanceof ApiError ? listFieldErrors(failure) : '';
      notify.error(reasons || translate('lenders.revenue.order_failed'));
    }
    await refetch();
    // A newer order may wait meanwhile; it stays until it has been sent itself.
    setWanted((latest) => (latest === rows ? undefined : latest));
  };

  /** Saves an order. If somebody else has changed the rows meanwhile, the person chooses. */
  const saveOver = async (
    ids: readonly number[],
    versions: number[],
    undo?: () => void,
  ): Promise<void> => {
    try {
      const { pending_id } = await save(ids, versions);
      if (pending_id) announce(pending_id);
      else if (undo)
        notify.success(translate('lenders.revenue.order_updated'), {
          label: translate('kit.cell.undo'),
          run: undo,
        });
      else notify.success(translate('kit.undone'));
    } catch (failure) {
      const current = failure instanceof ApiError ? failure.current : undefined;
      const theirs = listNumbers(current?.['lender_revenue_ids']);
      if (theirs.length === 0) throw failure;
      if (!(await chooseMine(ids, theirs))) return;
      const known = ids.filter((id) => theirs.includes(id));
      const mine = [...known, ...theirs.filter((id) => !known.includes(id))];
      const seen = listNumbers(current?.['versions']);
      await saveOver(
        mine,
        mine.flatMap((id) => seen[theirs.indexOf(id)] ?? []),
        undo,
      );
    }
  };

  const enqueue = (rows: readonly LenderRevenue[], undo?: () => void) => {
    setWanted(rows);
    saving.current = saving.current.then(() => send(rows, undo));
  };
  const order = (rows: readonly LenderRevenue[]) => {
    // An undo sends no versions, because the save has raised those of `before`.
    const before = (wanted ?? data ?? []).map((row) => ({ ...row, version: undefined }));
    enqueue(rows, () => enqueue(before));
  };

  return {
    rows: wanted ?? data ?? [],
    error,
    isPending,
    refetch,
    /** Shows the new order at once and saves it, one order after the other. */
    order,
  };
}
