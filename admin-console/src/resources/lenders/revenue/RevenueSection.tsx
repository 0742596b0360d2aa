import Stack from '@mui/material/Stack';
import {
  LoadFailure,
  LoadState,
  Note,
  SortableTable,
  applyFilters,
  useConfirmedDelete,
} from '@marketplace/shared/admin';
import type { LenderRevenue } from '@marketplace/shared/schema';
import { hasInput } from '@marketplace/shared/session';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import report from '../../../report/report.module.css';
import { Section } from '../Section';
import { DisbursalPreview } from './DisbursalPreview';
import { RevenueDialog, getRevenueFormKey } from './RevenueDialog';
import { useRevenueColumns } from './useRevenueColumns';
import { SlabWarnings } from './SlabWarnings';
import { useRevenue } from './useRevenue';
import { useRevenueTypes } from './useRevenueTypes';

/** The log of slabs, where an order or a deletion is undone. */
const HISTORY = `/audit-log?${applyFilters(new URLSearchParams(), { collection: ['lender_revenue'] }).toString()}`;

/**
 * Lists what a lender pays. An admin orders the slabs by hand, because the first matching slab
 * decides.
 */
export function RevenueSection({ lenderId }: { lenderId: number }) {
  const translate = useTranslate();
  const { rows, error, isPending, refetch, order } = useRevenue(lenderId);
  const types = useRevenueTypes();
  const [chosen, setEditing] = useState<LenderRevenue | 'new' | null>();
  // Unsaved input from before a reload or a sign-in reopens its dialog until the person closes it.
  const hasUnsavedInput = (id: number | 'new') => hasInput(getRevenueFormKey(lenderId, id));
  const interrupted =
    rows.find(({ id }) => hasUnsavedInput(id)) ?? (hasUnsavedInput('new') ? 'new' : undefined);
  const editing = chosen === undefined ? interrupted : chosen;
  const remove = useConfirmedDelete('lender-revenue', {
    success: translate('lenders.revenue.deleted'),
    failure: translate('lenders.revenue.delete_failed'),
    question: () => translate('lenders.revenue.delete_question'),
  });
  const { columns, buildName } = useRevenueColumns({
    rows,
    types: types.names,
    edit: setEditing,
    remove,
  });
  useEffect(() => {
    if (types.failed) notify.error(translate('lenders.revenue.types_failed'));
  }, [types.failed, translate]);
  return (
    <Section
      id="revenue"
      actions={
        <Stack component="span" direction="row" sx={{ gap: '8px 16px' }}>
          <Link className={report['link']} to={HISTORY}>
            {translate('lenders.revenue.history')}
          </Link>
          <Button variant="secondary" size="small" onClick={() => setEditing('new')}>
            {translate('lenders.revenue.add')}
          </Button>
        </Stack>
      }
    >
      {types.failed && (
        <LoadFailure
          text={translate('lenders.revenue.types_failed')}
          onRetry={() => void types.refetch()}
        />
      )}
      {(isPending || error) && rows.length === 0 && (
        <LoadState error={error} onRetry={() => void refetch()} height={160} />
      )}
      {!isPending && !error && rows.length === 0 && (
        <Note>{translate('lenders.revenue.empty')}</Note>
      )}
      {rows.length > 0 && (
        <>
          <SortableTable
            title={translate('lenders.sections.revenue')}
            columns={columns}
            rows={rows}
            getName={buildName}
            onOrder={order}
          />
          <SlabWarnings rows={rows} types={types.names} />
          <DisbursalPreview lenderId={lenderId} rows={rows} />
        </>
      )}
      {editing && (
        <RevenueDialog
          key={editing === 'new' ? editing : editing.id}
          lenderId={lenderId}
          entry={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}
