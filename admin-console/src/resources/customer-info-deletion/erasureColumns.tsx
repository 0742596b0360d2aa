import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { type ErasureRequest, getOptionLabel } from '@marketplace/shared/schema';
import { type ColumnParts, buildLinkColumn, stackLines } from '../../report';

type Parts = Pick<ColumnParts, 'translate' | 'language'>;

/** Builds the columns: who asks for erasure, its status, and who is responsible. */
export const buildErasureColumns = ({
  translate,
  language,
}: Parts): TableColumn<ErasureRequest>[] => {
  const column = createColumnHelper<ErasureRequest>(translate, language);
  return [
    buildLinkColumn({ translate }, 'customer-info-deletion', 'reference'),
    column.option('status', 'fields.status', 'erasureStatus'),
    column.display('customer_name', 'fields.customer_name', {
      phone: 'wide',
      render: ({ customer_name, contact }) =>
        customer_name || contact ? (
          stackLines(customer_name || translate('reports.no_name'), contact)
        ) : (
          <small>{translate('erasures.erased')}</small>
        ),
    }),
    column.date('due_on', 'erasures.due'),
    column.accessor('origin', 'erasures.origin', {
      render: ({ origin, entered_by_name }) =>
        stackLines(getOptionLabel('erasureOrigin', origin, language), entered_by_name),
    }),
    column.string('decided_by_name', 'erasures.decided_by', { sort: undefined, phone: 'wide' }),
    column.dateTime('requested_at', 'erasures.requested'),
  ];
};
