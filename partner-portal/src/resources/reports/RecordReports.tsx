import {
  createColumnHelper,
  type ListFilter,
  buildNumberFilter,
  buildOptionFilter,
  PeriodPicker,
  buildReadColumns,
  type TableColumn,
  UrlTable,
  useLanguage,
  usePeriod,
} from '@marketplace/shared/admin';
import { buildCreatedFilter } from '@marketplace/shared/api';
import {
  applicationSchema,
  type Dispute,
  disputeSchema,
  type Lead,
  leadSchema,
  type Payout,
  payoutSchema,
} from '@marketplace/shared/schema';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReportHeader } from './ReportHeader';

interface RecordReportProps<R extends RaRecord> {
  name: 'leads' | 'applications' | 'payouts' | 'disputes';
  search: string;
  filters: readonly ListFilter[];
  columns: readonly TableColumn<R>[];
}

/** Lists the partner's own records of a period, and saves them as a file. */
function RecordReport<R extends RaRecord>(props: RecordReportProps<R>) {
  const { name, search, ...table } = props;
  const translate = useTranslate();
  const [period, choose] = usePeriod();
  const title = translate(`reports.${name}`);
  return (
    <UrlTable
      {...table}
      resource={name}
      scope={buildCreatedFilter(period)}
      title={title}
      searchLabel={search}
      empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
    >
      <ReportHeader title={title} trail={[{ label: translate('reports.title'), to: '/reports' }]} />
      <PeriodPicker period={period} onChoose={choose} withMonths />
    </UrlTable>
  );
}

export function LeadReport() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <RecordReport
      name="leads"
      search={translate('portal.search')}
      filters={[buildOptionFilter('stage', translate('fields.stage'), 'leadStage', language)]}
      columns={buildReadColumns(
        leadSchema,
        ['customer_name', 'reference', 'product', 'stage', 'created_at'],
        translate,
      ).map((column): TableColumn<Lead> =>
        column.name === 'customer_name'
          ? {
              ...column,
              render: ({ id, customer_name }) => (
                <Link to={`/leads/${id}`}>{customer_name || translate('portal.unnamed')}</Link>
              ),
            }
          : column,
      )}
    />
  );
}

export function ApplicationReport() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <RecordReport
      name="applications"
      search={translate('portal.search')}
      filters={[
        buildOptionFilter('status', translate('fields.status'), 'applicationStatus', language),
        buildNumberFilter('amount', translate('fields.amount')),
      ]}
      columns={buildReadColumns(
        applicationSchema,
        [
          'customer_name',
          'reference',
          'lender_name',
          'amount',
          'status',
          'status_date',
          'disbursed_amount',
          'created_at',
        ],
        translate,
      )}
    />
  );
}

export function PayoutReport() {
  const translate = useTranslate();
  const language = useLanguage();
  const column = createColumnHelper<Payout>(translate, language);
  const columns: TableColumn<Payout>[] = [
    column.accessor('reference', 'fields.reference', {
      render: ({ id, reference }) => <Link to={`/reports/payouts/${id}`}>{reference}</Link>,
    }),
    ...buildReadColumns(
      payoutSchema,
      ['month', 'status', 'net', 'paid_on', 'utr', 'commission', 'gst', 'tds'],
      translate,
      // Do not shorten the UTR, because the bank asks for all of it.
    ).map((column) =>
      column.name === 'utr' ? { ...column, wrap: true, phone: 'wide' as const } : column,
    ),
  ];
  return (
    <RecordReport
      name="payouts"
      search={translate('reports.search_payouts')}
      filters={[
        buildOptionFilter('status', translate('fields.status'), 'payoutStatus', language),
        buildNumberFilter('net', translate('fields.net')),
      ]}
      columns={columns}
    />
  );
}

export function DisputeReport() {
  const translate = useTranslate();
  const language = useLanguage();
  const column = createColumnHelper<Dispute>(translate, language);
  const columns: TableColumn<Dispute>[] = [
    column.accessor('reference', 'fields.reference', {
      render: ({ id, reference }) => <Link to={`/reports/disputes/${id}`}>{reference}</Link>,
    }),
    ...buildReadColumns(
      disputeSchema,
      ['application_reference', 'reason', 'status', 'updated_at'],
      translate,
    ),
    column.accessor('unread_partner', 'fields.unread_admin', {
      render: ({ unread_partner }) => unread_partner || '–',
    }),
  ];
  return (
    <RecordReport
      name="disputes"
      search={translate('reports.search_disputes')}
      filters={[buildOptionFilter('status', translate('fields.status'), 'disputeStatus', language)]}
      columns={columns}
    />
  );
}
