import type { TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Lead, optionLabel } from '@marketplace/shared/schema';
import { CustomerLink } from '../../common/report/CustomerLink';
import report from '../../common/report/report.module.css';
import { StatusBadge } from '../../common/status/StatusBadge';

interface Parts {
  translate: Translate;
  language: Language;
  partnerName: (id: number) => string;
}

/** Who came, how far they got, and through whom. */
export const leadColumns = ({ translate, language, partnerName }: Parts): TableColumn<Lead>[] => [
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
  {
    name: 'updated_at',
    label: translate('reports.updated'),
    sort: 'updated_at',
    render: ({ updated_at }) => formatDateTime(updated_at, language),
  },
];
