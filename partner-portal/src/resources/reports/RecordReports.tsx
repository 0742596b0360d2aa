import {
  PeriodPicker,
  readColumns,
  RecordTable,
  type TableColumn,
  usePeriod,
} from '@marketplace/shared/admin';
import { addDays, startOfDayInIndia } from '@marketplace/shared/format';
import {
  applicationSchema,
  type Dispute,
  disputeSchema,
  leadSchema,
  type Payout,
  payoutSchema,
} from '@marketplace/shared/schema';
import { ListBase, type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReportHeader } from './ReportHeader';

interface RecordReportProps<R extends RaRecord> {
  name: 'leads' | 'applications' | 'payouts' | 'disputes';
  search: string;
  columns: readonly TableColumn<R>[];
}

/** The partner's own records that were made in a period, with a file of them. */
function RecordReport<R extends RaRecord>({ name, search, columns }: RecordReportProps<R>) {
  const translate = useTranslate();
  const [period, choose] = usePeriod();
  const title = translate(`reports.${name}`);
  return (
    <ListBase<R>
      resource={name}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={`reports/${name}`}
      filter={{
        created_at_gte: startOfDayInIndia(period.from),
        created_at_lt: startOfDayInIndia(addDays(period.to, 1)),
      }}
    >
      <ReportHeader title={title} />
      <PeriodPicker period={period} onChoose={choose} withMonths />
      <RecordTable title={title} columns={columns} searchLabel={search} hasOwnAddress />
    </ListBase>
  );
}

export function LeadReport() {
  const translate = useTranslate();
  return (
    <RecordReport
      name="leads"
      search={translate('portal.search')}
      columns={readColumns(
        leadSchema,
        ['customer_name', 'reference', 'product', 'stage', 'created_at'],
        translate,
      )}
    />
  );
}

export function ApplicationReport() {
  const translate = useTranslate();
  return (
    <RecordReport
      name="applications"
      search={translate('portal.search')}
      columns={readColumns(
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
  const columns: TableColumn<Payout>[] = [
    {
      name: 'reference',
      label: translate('fields.reference'),
      sort: 'reference',
      phone: 'title',
      render: ({ id, reference }) => <Link to={`/reports/payouts/${id}`}>{reference}</Link>,
    },
    ...readColumns(
      payoutSchema,
      ['month', 'status', 'net', 'paid_on', 'utr', 'commission', 'gst', 'tds'],
      translate,
      // The bank asks for the whole UTR.
    ).map((column) => (column.name === 'utr' ? { ...column, wrap: true } : column)),
  ];
  return (
    <RecordReport name="payouts" search={translate('reports.search_payouts')} columns={columns} />
  );
}

export function DisputeReport() {
  const translate = useTranslate();
  const columns: TableColumn<Dispute>[] = [
    {
      name: 'reference',
      label: translate('fields.reference'),
      sort: 'reference',
      phone: 'title',
      render: ({ id, reference }) => <Link to={`/reports/disputes/${id}`}>{reference}</Link>,
    },
    ...readColumns(
      disputeSchema,
      ['application_reference', 'reason', 'status', 'updated_at'],
      translate,
    ),
    {
      name: 'unread_partner',
      label: translate('fields.unread_admin'),
      sort: 'unread_partner',
      render: ({ unread_partner }) => unread_partner || '–',
    },
  ];
  return (
    <RecordReport name="disputes" search={translate('reports.search_disputes')} columns={columns} />
  );
}
