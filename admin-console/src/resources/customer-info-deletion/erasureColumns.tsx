import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { type ErasureRequest, getOptionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import type { ColumnParts } from '../../report';

type Parts = Pick<ColumnParts, 'translate' | 'language'>;

/** Builds the columns: who asks for erasure, its status, and who is responsible. */
export const buildErasureColumns = ({
  translate,
  language,
}: Parts): TableColumn<ErasureRequest>[] => {
  const column = createColumnHelper<ErasureRequest>(translate, language);
  return [
    column.accessor('reference', 'fields.reference', {
      render: ({ id, reference }) => (
        <Link className={report['link']} to={`/customer-info-deletion/${id}`}>
          {reference}
        </Link>
      ),
    }),
    column.option('status', 'fields.status', 'erasureStatus'),
    column.display('customer_name', 'fields.customer_name', {
      phone: 'wide',
      render: ({ customer_name, contact }) =>
        customer_name || contact ? (
          <span className={report['stacked']}>
            {customer_name || translate('reports.no_name')}
            <span>{contact}</span>
          </span>
        ) : (
          <span className={report['muted']}>{translate('erasures.erased')}</span>
        ),
    }),
    column.date('due_on', 'erasures.due'),
    column.accessor('origin', 'erasures.origin', {
      render: ({ origin, entered_by_name }) => (
        <span className={report['stacked']}>
          {getOptionLabel('erasureOrigin', origin, language)}
          {entered_by_name && <span>{entered_by_name}</span>}
        </span>
      ),
    }),
    column.string('decided_by_name', 'erasures.decided_by', { sort: undefined, phone: 'wide' }),
    column.dateTime('requested_at', 'erasures.requested'),
  ];
};
