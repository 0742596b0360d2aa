import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { type Lead } from '@marketplace/shared/schema';
import { type ColumnParts, createdColumn, customerColumn, partnerColumn } from '../../report';
import { StatusBadge } from '../../status';

/** Builds the columns: the customer, the lead's stage, and the partner. */
export const leadColumns = (parts: ColumnParts): TableColumn<Lead>[] => {
  const { translate, language } = parts;
  const column = createColumnHelper<Lead>(translate, language);
  return [
    customerColumn(parts, ({ user_id }) => user_id),
    column.string('contact', 'customers_journey.contact', { sort: undefined }),
    {
      name: 'stage',
      label: translate('reports.stage'),
      sort: 'stage',
      render: ({ stage }) => <StatusBadge list="leadStage" status={stage} />,
    },
    column.option('product', 'reports.product', 'product'),
    partnerColumn(parts),
    createdColumn(parts),
    column.dateTime('updated_at', 'reports.updated'),
  ];
};
