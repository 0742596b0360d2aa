import type { TableColumn } from '@marketplace/shared/admin';
import {
  formatMonths,
  formatPercent,
  formatRupees,
  wireToDisplay,
} from '@marketplace/shared/format';
import { type Application, optionLabel } from '@marketplace/shared/schema';
import report from '../../report/report.module.css';
import { type ColumnParts, createdColumn, customerColumn, partnerColumn } from '../../report';
import { StatusBadge } from '../../status';

/** Builds the main columns of an application; only the file has all its terms. */
export const applicationColumns = (parts: ColumnParts): TableColumn<Application>[] => {
  const { translate, language } = parts;
  return [
    customerColumn(parts, ({ user_id }) => user_id),
    {
      name: 'reference',
      label: translate('fields.reference'),
      render: ({ reference }) => reference,
    },
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
    {
      name: 'product',
      label: translate('reports.product'),
      sort: 'product',
      render: ({ product }) => optionLabel('product', product, language),
    },
    {
      name: 'status',
      label: translate('reports.status'),
      sort: 'status',
      render: ({ status }) => <StatusBadge list="applicationStatus" status={status} />,
    },
    {
      name: 'status_date',
      hidden: true,
      label: translate('internal_report.status_date'),
      sort: 'status_date',
      render: ({ status_date }) => wireToDisplay(status_date) ?? status_date,
    },
    {
      name: 'amount',
      label: translate('reports.amount'),
      sort: 'amount',
      align: 'end',
      render: ({ amount }) => formatRupees(amount, language),
    },
    {
      name: 'disbursed_amount',
      label: translate('reports.disbursed'),
      sort: 'disbursed_amount',
      align: 'end',
      render: ({ disbursed_amount: paid }) => (paid === null ? '–' : formatRupees(paid, language)),
    },
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
