import { fieldReasons, useClient, useRecordCalls } from '@marketplace/shared/admin';
import { ApiError, setLenderRevenueOrder } from '@marketplace/shared/api';
import type { LenderRevenue } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';

/** A lender has a handful of slabs; all are shown. */
const ALL = { page: 1, perPage: 1000 };

/** A lender's slabs in the order in which they are shown, and what moves them. */
export function useRevenue(lenderId: number) {
  const translate = useTranslate();
  const client = useClient();
  const { reload } = useRecordCalls('lender-revenue');
  const { data, error, isPending, refetch } = useGetList<LenderRevenue>('lender-revenue', {
    filter: { lender_id: lenderId },
    pagination: ALL,
    sort: { field: 'id', order: 'ASC' },
  });
  const [wanted, setWanted] = useState<readonly LenderRevenue[]>();
  const saving = useRef(Promise.resolve());

  const send = async (rows: readonly LenderRevenue[]) => {
    try {
      await client.call(setLenderRevenueOrder, {
        body: { lender_id: lenderId, lender_revenue_ids: rows.map(({ id }) => id) },
      });
      notify.success(translate('lenders.revenue.order_updated'));
    } catch (failure) {
      const reasons = failure instanceof ApiError ? fieldReasons(failure) : '';
      notify.error(reasons || translate('lenders.revenue.order_failed'));
    }
    await reload();
    // A newer order may have been dropped meanwhile; it stays until it has been sent itself.
    setWanted((latest) => (latest === rows ? undefined : latest));
  };

  return {
    rows: wanted ?? data ?? [],
    error,
    isPending,
    refetch,
    /** Shows the new order at once and saves it, one order after the other. */
    order: (rows: readonly LenderRevenue[]) => {
      setWanted(rows);
      saving.current = saving.current.then(() => send(rows));
    },
  };
}
