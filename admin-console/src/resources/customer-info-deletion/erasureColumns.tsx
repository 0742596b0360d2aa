import type { TableColumn } from '@marketplace/shared/admin';
import { formatDateTime, wireToDisplay } from '@marketplace/shared/format';
import { type ErasureRequest, optionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import type { ColumnParts } from '../../report';
import { StatusBadge } from '../../status';

type Parts = Pick<ColumnParts, 'translate' | 'language'>;

/** Builds the columns: who asks for erasure, its status, and who is responsible. */
export const erasureColumns = ({ translate, language }: Parts): TableColumn<ErasureRequest>[] => [
  {
    name: 'reference',
    label: translate('fields.reference'),
    sort: 'reference',
    phone: 'title',
    render: ({ id, reference }) => (
      <Link className={report['link']} to={`/customer-info-deletion/${id}`}>
        {reference}
      </Link>
    ),
  },
  {
    name: 'status',
    label: translate('fields.status'),
    sort: 'status',
    render: ({ status }) => <StatusBadge list="erasureStatus" status={status} />,
  },
  {
    name: 'customer_name',
    label: translate('fields.customer_name'),
    phone: 'wide',
    render: ({ customer_name, contact }) =>
      customer_name || contact ? (
        <span className={report['lines']}>
          {customer_name || translate('reports.no_name')}
          <span>{contact}</span>
        </span>
      ) : (
        <span className={report['quiet']}>{translate('erasures.erased')}</span>
      ),
  },
  {
    name: 'due_on',
    label: translate('erasures.due'),
    sort: 'due_on',
    render: ({ due_on }) => wireToDisplay(due_on ?? '') ?? '–',
  },
  {
    name: 'origin',
    label: translate('erasures.origin'),
    sort: 'origin',
    render: ({ origin, entered_by_name }) => (
      <span className={report['lines']}>
        {optionLabel('erasureOrigin', origin, language)}
        {entered_by_name && <span>{entered_by_name}</span>}
      </span>
    ),
  },
  {
    name: 'decided_by_name',
    label: translate('erasures.decided_by'),
    phone: 'wide',
    render: ({ decided_by_name }) => decided_by_name || '–',
  },
  {
    name: 'requested_at',
    label: translate('erasures.requested'),
    sort: 'requested_at',
    render: ({ requested_at }) => formatDateTime(requested_at, language),
  },
];
