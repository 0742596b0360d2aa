import {
  BasisPicker,
  buildChoiceFilter,
  type Filters,
  buildNumberFilter,
  buildOptionFilter,
  PageHeader,
  PeriodPicker,
  RecordTable,
  useBasis,
  useLanguage,
  usePeriod,
  buildCreatedFilter,
  buildPaidFilter,
  UrlList,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { type DisbursalBasis, getApplicationTotals } from '@marketplace/shared/api';
import { formatNumber, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import { useTranslate } from '@marketplace/shared/ui';
import { useNames } from '../../names';
import { useReport } from '../../report';
import styles from '../../report/report.module.css';
import { buildApplicationColumns } from './applicationColumns';
import { ReportActions } from './ReportActions';

const FILTERS = ['lender_id', 'partner_id', 'status', 'product', 'amount', 'disbursed_amount', 'q'];

/** Whether the list holds disbursals alone, which then count by the day of the payout. */
const listsPayouts = ({ status }: Filters, basis: DisbursalBasis): boolean =>
  basis === 'disbursal' &&
  Array.isArray(status) &&
  status.length > 0 &&
  status.every((one) => one === 'disbursed');

/** Lists the applications of a period with their sums, for spreadsheets and for paper. */
export function InternalReport() {
  const translate = useTranslate();
  const language = useLanguage();
  const names = useNames();
  const [period, choosePeriod] = usePeriod();
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const [basis, chooseBasis] = useBasis();
  const totals = useReport(
    'application-totals',
    async (client, { query, signal }) =>
      (await client.call(getApplicationTotals, { query: { ...query, basis }, signal })).data,
    period,
    { ...filters, basis },
  );
  const scope = listsPayouts(filters, basis) ? buildPaidFilter(period) : buildCreatedFilter(period);
  const columns = buildApplicationColumns({ translate, language, partnerName: names.partnerName });
  const listFilters = [
    buildChoiceFilter('lender_id', translate('fields.lender_name'), names.lenders),
    buildChoiceFilter('partner_id', translate('fields.partner_id'), names.partners),
    buildOptionFilter('status', translate('fields.status'), 'applicationStatus', language),
    buildOptionFilter('product', translate('fields.product'), 'product', language),
    buildNumberFilter('amount', translate('fields.amount')),
    buildNumberFilter('disbursed_amount', translate('fields.disbursed_amount')),
  ];
  const sums = totals.data && {
    customer_name: translate('reports.total_of', {
      count: formatNumber(totals.data.count, language),
    }),
    amount: formatRupees(totals.data.amount, language),
    disbursed_amount: formatRupees(totals.data.disbursed_amount, language),
  };
  const title = translate('ui.admin_routes.internal_report');
  const from = toDisplayDate(period.from) ?? '';
  const to = toDisplayDate(period.to) ?? '';
  return (
    <div className={styles['page']}>
      <UrlList
        resource="applications"
        sort={{ field: 'created_at', order: 'DESC' }}
        filters={filters}
        setFilters={setFilters}
        scope={scope}
      >
        <PageHeader
          title={title}
          actions={
            <ReportActions
              name={`applications-${period.from}-${period.to}`}
              partnerName={names.partnerName}
            />
          }
        >
          {translate('console.period.shown', { from, to })}
        </PageHeader>
        <PeriodPicker period={period} onChoose={choosePeriod} />
        <BasisPicker basis={basis} onChoose={chooseBasis} />
        <RecordTable
          empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
          file={false}
          searchLabel={translate('internal_report.search')}
          filters={listFilters}
          title={title}
          columns={columns}
          pinned
          compact
          {...(sums && { totals: sums })}
        />
      </UrlList>
    </div>
  );
}
