import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import type { DisbursalBasis } from '@marketplace/shared/api';
import { formatMonths, formatPercent } from '@marketplace/shared/format';
import { type Application } from '@marketplace/shared/schema';
import report from '../../report/report.module.css';
import {
  type ColumnParts,
  buildCreatedColumn,
  buildCustomerColumn,
  buildPartnerColumn,
} from '../../report';

/** Builds the main columns of an application or a disbursal; only the file has all its terms. */
export const buildApplicationColumns = (
  parts: ColumnParts,
  basis: DisbursalBasis,
): TableColumn<Application>[] => {
  const { translate, language } = parts;
  const column = createColumnHelper<Application>(translate, language);
  return [
    buildCustomerColumn(parts, ({ user_id }) => user_id),
    column.string('reference', 'fields.reference', { sort: undefined }),
    column.accessor('lender_name', 'fields.lender_name', {
      render: ({ lender_name }) => (
        <span className={report['truncated']} title={lender_name}>
          {lender_name}
        </span>
      ),
    }),
    column.option('product', 'fields.product', 'product'),
    ...(basis === 'disbursal'
      ? [column.date('status_date', 'internal_report.paid_out_on')]
      : [
          column.option('status', 'fields.status', 'applicationStatus'),
          column.date('status_date', 'fields.status_date', { hidden: true }),
        ]),
    column.rupees('amount', 'fields.amount'),
    column.rupees('disbursed_amount', 'fields.disbursed_amount'),
    column.accessor('tenure_months', 'internal_report.tenure', {
      hidden: true,
      align: 'end',
      render: ({ tenure_months }) => formatMonths(tenure_months, language),
    }),
    column.accessor('apr', 'fields.apr', {
      hidden: true,
      align: 'end',
      render: ({ apr }) => formatPercent(apr, language, { min: 2, max: 2 }),
    }),
    buildPartnerColumn(parts),
    buildCreatedColumn(parts),
  ];
};
