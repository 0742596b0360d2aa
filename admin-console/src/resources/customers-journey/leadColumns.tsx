import type { TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type Lead, optionLabel } from '@marketplace/shared/schema';
import { type ColumnParts, createdColumn, customerColumn, partnerColumn } from '../../report';
import { StatusBadge } from '../../status';

/** Builds the columns: the customer, the lead's stage, and the partner. */
export const leadColumns = (parts: ColumnParts): TableColumn<Lead>[] => {
  const { translate, language } = parts;
  return [
    customerColumn(parts, ({ user_id }) => user_id),
    {
      name: 'contact',
      label: translate('customers_journey.contact'),
      render: ({ contact }) => contact || '–',
    },
    {
      name: 'stage',
      label: translate('reports.stage'),
      sort: 'stage',
      render: ({ stage }) => <StatusBadge list="leadStage" status={stage} />,
    },
    {
      name: 'product',
      label: translate('reports.product'),
      sort: 'product',
      render: ({ product }) => optionLabel('product', product, language),
    },
    partnerColumn(parts),
    createdColumn(parts),
    {
      name: 'updated_at',
      label: translate('reports.updated'),
      sort: 'updated_at',
      render: ({ updated_at }) => formatDateTime(updated_at, language),
    },
  ];
};
