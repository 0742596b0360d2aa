import {
  BasisPicker,
  PageHeader,
  PeriodPicker,
  RecordTable,
  UrlList,
  buildChoiceFilter,
  useBasis,
  usePeriod,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { buildApplicationScope, getApplicationTotals } from '@marketplace/shared/api';
import { formatNumber, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import { useNames } from '../../names';
import { useReport } from '../../report';
import { buildApplicationColumns } from './applicationColumns';
import { ReportActions } from './ReportActions';

const FILTERS = ['lender_id', 'partner_id', 'status', 'product', 'amount', 'disbursed_amount', 'q'];

/** The filters of the disbursals, which have one status. */
const DISBURSAL_FILTERS = FILTERS.filter((name) => name !== 'status');

/** Lists the applications or the disbursals of a period with their sums, for spreadsheets and for paper. */
export function InternalReport() {
  const { translate, language } = useTexts();
  const names = useNames();
  const [period, choosePeriod] = usePeriod();
  const [basis, chooseBasis] = useBasis('application');
  const isDisbursals = basis === 'disbursal';
  const [filters, setFilters] = useUrlFilters(isDisbursals ? DISBURSAL_FILTERS : FILTERS);
  const totals = useReport(
    'application-totals',
    async (client, { query, signal }) =>
      (await client.call(getApplicationTotals, { query: { ...query, basis }, signal })).data,
    period,
    { ...filters, basis },
  );
  const columns = buildApplicationColumns(
    { translate, language, partnerName: names.partnerName },
    basis,
  );
  const listFilters = [
    buildChoiceFilter('lender_id', translate('fields.lender_name'), names.lenders),
    buildChoiceFilter('partner_id', translate('fields.partner_id'), names.partners),
    ...(isDisbursals ? [] : (['status'] as const)),
    'product',
    'amount',
    'disbursed_amount',
  ] as const;
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
    <div>
      <UrlList
        key={basis}
        resource="applications"
        sort={{ field: isDisbursals ? 'status_date' : 'created_at', order: 'DESC' }}
        filters={filters}
        setFilters={setFilters}
        scope={buildApplicationScope(basis, period)}
      >
        <PageHeader
          title={title}
          actions={
            <ReportActions
              name={`${isDisbursals ? 'disbursals' : 'applications'}-${period.from}-${period.to}`}
              partnerName={names.partnerName}
            />
          }
        >
          {translate('console.period.shown', { from, to })}
        </PageHeader>
        <PeriodPicker period={period} onChoose={choosePeriod} />
        <BasisPicker basis={basis} onChoose={chooseBasis} counts="applications" />
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
