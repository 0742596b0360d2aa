import {
  optionFilter,
  periodFilter,
  RecordTable,
  type TableColumn,
  useLanguage,
} from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type Call, optionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { ListBase } from 'react-admin';
import report from '../../report/report.module.css';

/** Every call that has ended, the newest first. */
export function CallHistory() {
  const translate = useTranslate();
  const language = useLanguage();
  const columns: TableColumn<Call>[] = [
    {
      name: 'customer_name',
      label: translate('fields.customer_name'),
      sort: 'customer_name',
      phone: 'title',
      render: ({ customer_name }) => customer_name || translate('reports.no_name'),
    },
    {
      name: 'disposition',
      label: translate('telecalling.outcome'),
      sort: 'disposition',
      render: ({ disposition }) => optionLabel('callDisposition', disposition, language),
    },
    {
      name: 'call_back_at',
      label: translate('telecalling.call_back_at'),
      sort: 'call_back_at',
      render: ({ call_back_at }) =>
        call_back_at === null ? '–' : formatDateTime(call_back_at, language),
    },
    {
      name: 'notes',
      label: translate('telecalling.notes'),
      phone: 'wide',
      render: ({ notes }) => <span className={report['clip']}>{notes || '–'}</span>,
    },
    {
      name: 'caller_name',
      label: translate('telecalling.caller'),
      sort: 'caller_name',
      render: ({ caller_name }) => caller_name,
    },
    {
      name: 'ended_at',
      label: translate('telecalling.ended'),
      sort: 'ended_at',
      render: ({ ended_at }) => formatDateTime(ended_at ?? '', language),
    },
  ];
  const filters = [
    optionFilter('disposition', translate('telecalling.outcome'), 'callDisposition', language),
    periodFilter('ended_at', translate('telecalling.ended')),
  ];
  return (
    <ListBase
      resource="calls"
      filter={{ disposition_neq: '' }}
      sort={{ field: 'ended_at', order: 'DESC' }}
      perPage={10}
      storeKey={false}
    >
      <RecordTable
        empty={{
          title: translate('telecalling.no_calls'),
          text: translate('telecalling.no_calls_text'),
        }}
        searchLabel={translate('telecalling.search')}
        filters={filters}
        title={translate('telecalling.history')}
        columns={columns}
      />
    </ListBase>
  );
}
