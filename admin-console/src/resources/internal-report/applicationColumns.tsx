import type { TableColumn } from '@marketplace/shared/admin';
import {
  formatDateTime,
  formatMonths,
  formatPercent,
  formatRupees,
  wireToDisplay,
} from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Application, optionLabel } from '@marketplace/shared/schema';
import { CustomerLink } from '../../common/report/CustomerLink';
import report from '../../common/report/report.module.css';
import { StatusBadge } from '../../common/status/StatusBadge';

interface Parts {
  translate: Translate;
  language: Language;
  partnerName: (id: number) => string;
}

/** An application at a glance; its terms stand in the file. */
export const applicationColumns = ({
  translate,
  language,
  partnerName,
}: Parts): TableColumn<Application>[] => [
  {
    name: 'customer_name',
    label: translate('reports.customer'),
    sort: 'customer_name',
    phone: 'title',
    render: ({ user_id, partner_id, customer_name }) => (
      <CustomerLink id={user_id} partnerId={partner_id} name={customer_name} />
    ),
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
    label: translate('internal_report.tenure'),
    sort: 'tenure_months',
    align: 'end',
    render: ({ tenure_months }) => formatMonths(tenure_months, language),
  },
  {
    name: 'apr',
    label: translate('internal_report.apr'),
    sort: 'apr',
    align: 'end',
    render: ({ apr }) => formatPercent(apr, language, { min: 2, max: 2 }),
  },
  {
    name: 'partner_id',
    label: translate('reports.partner'),
    render: ({ partner_id }) => (
      <span className={report['clip']} title={partnerName(partner_id)}>
        {partnerName(partner_id)}
      </span>
    ),
  },
  {
    name: 'created_at',
    label: translate('reports.created'),
    sort: 'created_at',
    render: ({ created_at }) => formatDateTime(created_at, language),
  },
];
