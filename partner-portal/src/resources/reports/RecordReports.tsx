import {
  ALL_ROWS,
  type ListFilter,
  PeriodPicker,
  type TableColumn,
  UrlTable,
  buildPeriodFilter,
  buildReadColumns,
  createColumnHelper,
  usePeriod,
  useTexts,
} from '@marketplace/shared/admin';
import { buildCreatedFilter } from '@marketplace/shared/api';
import { getDeviceToday } from '@marketplace/shared/format';
import { getFinancialYear, toPaise, toRupees } from '@marketplace/shared/lending';
import {
  type Dispute,
  disputeSchema,
  type Lead,
  leadSchema,
  type Payout,
  payoutSchema,
} from '@marketplace/shared/schema';
import type { ReactNode } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { buildApplicationColumns } from '../../applications';
import { LedgerSums } from './LedgerLines';
import { ReportHeader } from './ReportHeader';
import styles from './reports.module.css';

interface RecordReportProps<R extends RaRecord> {
  name: 'leads' | 'applications' | 'payouts' | 'disputes';
  search: string;
  filters: readonly (ListFilter | string)[];
  columns: readonly TableColumn<R>[];
  scope?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** Lists the partner's own records, newest first, and saves them as a file. */
function RecordReport<R extends RaRecord>(props: RecordReportProps<R>) {
  const { name, search, children, ...table } = props;
  const translate = useTranslate();
  const title = translate(`reports.${name}`);
  return (
    <UrlTable
      empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
      {...table}
      resource={name}
      title={title}
      searchLabel={search}
    >
      <ReportHeader title={title} trail={[{ label: translate('reports.title'), to: '/reports' }]} />
      {children}
    </UrlTable>
  );
}

/** Lists the partner's own records of a period. */
function PeriodReport<R extends RaRecord>(props: RecordReportProps<R>) {
  const [period, choose] = usePeriod();
  return (
    <RecordReport {...props} scope={buildCreatedFilter(period)}>
      <PeriodPicker period={period} onChoose={choose} withMonths />
    </RecordReport>
  );
}

/** Shows what the partner has been paid in this financial year, over all of its payouts. */
function YearSums() {
  const translate = useTranslate();
  const year = getFinancialYear(getDeviceToday());
  const { data = [] } = useGetList<Payout>('payouts', {
    pagination: ALL_ROWS,
    sort: { field: 'paid_on', order: 'DESC' },
    filter: { status: 'paid', paid_on_gte: `${year}-04-01`, paid_on_lte: `${year + 1}-03-31` },
  });
  const sum = (name: 'commission' | 'gst' | 'tds' | 'net') =>
    toRupees(data.reduce((total, payout) => total + toPaise(payout[name]), 0));
  const title = translate('reports.year_paid', { year: `${year}-${String(year + 1).slice(2)}` });
  return (
    <section aria-label={title}>
      <h2 className={styles['year']}>{title}</h2>
      <LedgerSums
        sums={{ commission: sum('commission'), gst: sum('gst'), tds: sum('tds'), net: sum('net') }}
      />
    </section>
  );
}

export function LeadReport() {
  const translate = useTranslate();
  return (
    <PeriodReport
      name="leads"
      search={translate('portal.search')}
      filters={['stage']}
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
  return (
    <PeriodReport
      name="applications"
      search={translate('portal.search')}
      filters={['status', 'amount']}
      columns={buildApplicationColumns(
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
  const { translate, language } = useTexts();
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
      filters={['status', buildPeriodFilter('created_at', translate('reports.created')), 'net']}
      columns={columns}
    >
      <YearSums />
    </RecordReport>
  );
}

export function DisputeReport() {
  const { translate, language } = useTexts();
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
      filters={['status', buildPeriodFilter('created_at', translate('reports.created'))]}
      columns={columns}
    />
  );
}
