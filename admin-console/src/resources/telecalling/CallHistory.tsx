import {
  FAILS_IN_PLACE,
  RecordTable,
  type TableColumn,
  createColumnHelper,
  useTexts,
} from '@marketplace/shared/admin';
import { type Call } from '@marketplace/shared/schema';
import { ListBase } from 'react-admin';
import report from '../../report/report.module.css';

/** Lists every call that has ended, newest first. */
export function CallHistory() {
  const { translate, language } = useTexts();
  const column = createColumnHelper<Call>(translate, language);
  const columns: TableColumn<Call>[] = [
    column.accessor('customer_name', 'fields.customer_name', {
      render: ({ customer_name }) => customer_name || translate('reports.no_name'),
    }),
    column.option('disposition', 'telecalling.outcome', 'callDisposition'),
    column.dateTime('call_back_at', 'telecalling.call_back_at'),
    column.display('notes', 'telecalling.notes', {
      phone: 'wide',
      render: ({ notes }) => <span className={report['truncated']}>{notes || '–'}</span>,
    }),
    column.string('caller_name', 'telecalling.caller'),
    column.dateTime('ended_at', 'telecalling.ended'),
  ];
  return (
    <ListBase
      resource="calls"
      filter={{ disposition_neq: '' }}
      sort={{ field: 'ended_at', order: 'DESC' }}
      perPage={10}
      storeKey={false}
      queryOptions={FAILS_IN_PLACE}
    >
      <RecordTable
        empty={{ title: 'telecalling.no_calls', text: 'telecalling.no_calls_text' }}
        searchLabel={translate('telecalling.search')}
        filters={['disposition', 'ended_at']}
        title={translate('telecalling.history')}
        columns={columns}
      />
    </ListBase>
  );
}
