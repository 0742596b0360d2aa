import type { TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { createElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { CustomerLink } from './CustomerLink';
import report from './report.module.css';

export interface ColumnParts {
  translate: Translate;
  language: Language;
  partnerName: (id: number) => string;
}

/** Builds the column whose cells lead to the pages of their records, under the name of the list. */
export const buildLinkColumn = <R extends RaRecord>(
  { translate }: Pick<ColumnParts, 'translate'>,
  page: string,
  name: keyof R & string,
  options: Pick<TableColumn<R>, 'wrap' | 'width'> = {},
): TableColumn<R> => ({
  name,
  label: translate(`fields.${name}`),
  sort: name,
  ...options,
  render: (record) => (
    <Link className={report['link']} to={`/${page}/${record.id}`}>
      {record[name]}
    </Link>
  ),
});

/** Shows several lines in a cell, the first of which stands out; lines that are empty are left out. */
export const stackLines = (first: ReactNode, ...others: readonly ReactNode[]) =>
  createElement(
    'span',
    { className: report['stacked'] },
    first,
    ...others.filter(Boolean).map((line) => createElement('span', null, line)),
  );

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
