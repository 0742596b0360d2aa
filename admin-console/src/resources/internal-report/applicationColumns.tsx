import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { formatMonths, formatPercent } from '@marketplace/shared/format';
import { type Application } from '@marketplace/shared/schema';
import report from '../../report/report.module.css';
import { type ColumnParts, createdColumn, customerColumn, partnerColumn } from '../../report';
import { StatusBadge } from '../../status';

/** Builds the main columns of an application; only the file has all its terms. */
export const applicationColumns = (parts: ColumnParts): TableColumn<Application>[] => {
  const { translate, language } = parts;
  const column = createColumnHelper<Application>(translate, language);
  return [
    customerColumn(parts, ({ user_id }) => user_id),
    column.string('reference', 'fields.reference', { sort: undefined }),
    {
      name: 'lender_name',
      label: translate('reports.lender'),
      sort: 'lender_name',
      render: ({ lender_name }) => (
        <span className={report['clip']} title={lender_name}>
          {lender_name}
        </span>
      ),
    },
    column.option('product', 'reports.product', 'product'),
    {
      name: 'status',
      label: translate('reports.status'),
      sort: 'status',
      render: ({ status }) => <StatusBadge list="applicationStatus" status={status} />,
    },
    column.date('status_date', 'internal_report.status_date', { hidden: true }),
    column.rupees('amount', 'reports.amount'),
    column.rupees('disbursed_amount', 'reports.disbursed'),
    {
      name: 'tenure_months',
      hidden: true,
      label: translate('internal_report.tenure'),
      sort: 'tenure_months',
      align: 'end',
      render: ({ tenure_months }) => formatMonths(tenure_months, language),
    },
    {
      name: 'apr',
      hidden: true,
      label: translate('internal_report.apr'),
      sort: 'apr',
      align: 'end',
      render: ({ apr }) => formatPercent(apr, language, { min: 2, max: 2 }),
    },
    partnerColumn(parts),
    createdColumn(parts),
  ];
};
