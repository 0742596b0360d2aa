import type { TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import type { RaRecord } from 'react-admin';
import { CustomerLink } from './CustomerLink';
import report from './report.module.css';

export interface ColumnParts {
  translate: Translate;
  language: Language;
  partnerName: (id: number) => string;
}

/** A row with the partner who referred the customer. */
type ReferredRecord = RaRecord & { partner_id: number };

/** Builds the column of the customer, with a link to the customer's page. */
export const buildCustomerColumn = <
  R extends ReferredRecord & { customer_name: string; contact?: string },
>(
  { translate }: Pick<ColumnParts, 'translate'>,
  getId: (record: R) => string | null,
): TableColumn<R> => ({
  name: 'customer_name',
  label: translate('fields.customer_name'),
  sort: 'customer_name',
  render: (record) => (
    <CustomerLink
      id={getId(record)}
      partnerId={record.partner_id}
      name={record.customer_name}
      // Every customer who can sign in has a contact.
      isErased={record.contact === ''}
    />
  ),
});

/** Builds the column of the partner who referred the customer. */
export const buildPartnerColumn = <R extends ReferredRecord>({
  translate,
  partnerName,
}: Pick<ColumnParts, 'translate' | 'partnerName'>): TableColumn<R> => ({
  name: 'partner_id',
  label: translate('fields.partner_id'),
  render: ({ partner_id }) => (
    <span className={report['truncated']} title={partnerName(partner_id)}>
      {partnerName(partner_id)}
    </span>
  ),
});

export const buildCreatedColumn = <R extends RaRecord & { created_at: string }>({
  translate,
  language,
}: Pick<ColumnParts, 'translate' | 'language'>): TableColumn<R> => ({
  name: 'created_at',
  label: translate('fields.created_at'),
  sort: 'created_at',
  render: ({ created_at }) => formatDateTime(created_at, language),
});
