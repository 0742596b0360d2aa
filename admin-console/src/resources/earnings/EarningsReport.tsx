import {
  BasisPicker,
  PageHeader,
  PeriodPicker,
  RecordTable,
  UrlList,
  buildChoiceFilter,
  createColumnHelper,
  useBasis,
  usePeriod,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { getEarningTotals } from '@marketplace/shared/api';
import { formatNumber, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import type { Earning } from '@marketplace/shared/schema';
import { useNames } from '../../names';
import { buildPartnerColumn, useReport } from '../../report';

const FILTERS = ['kind', 'lender_id', 'partner_id', 'q'];

/** Lists what each disbursal, referral and claw-back of a period earns, with the same sums as the dashboard. */
export function EarningsReport() {
  const { translate, language } = useTexts();
  const names = useNames();
  const [period, choosePeriod] = usePeriod();
  const [basis, chooseBasis] = useBasis('disbursal');
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const totals = useReport(
    'earning-totals',
    async (client, { query, signal }) =>
      (await client.call(getEarningTotals, { query: { ...query, basis }, signal })).data,
    period,
    { ...filters, basis },
  );
  const day = `${basis}_day` as const;
  const formatAmount = (amount: number) => formatRupees(amount, language);
  const getLenderName = (id: number | null) =>
    names.lenders.find((one) => one.id === id)?.name ?? '–';
  const column = createColumnHelper<Earning>(translate, language);
  const columns = [
    column.string('application_reference', 'fields.reference', { sort: undefined }),
    column.option('kind', 'reports.earning_kind', 'ledgerKind'),
    column.display('lender_id', 'fields.lender_name', {
      csv: ({ lender_id }) => getLenderName(lender_id),
      render: ({ lender_id }) => getLenderName(lender_id),
    }),
    buildPartnerColumn<Earning>({ translate, partnerName: names.partnerName }),
    column.display(day, 'reports.earning_day', {
      csv: (earning) => earning[day],
      render: (earning) => toDisplayDate(earning[day]) ?? '–',
    }),
    column.display('revenue', 'dashboard.revenue', {
      align: 'end',
      csv: ({ revenue }) => revenue,
      render: ({ revenue }) => formatAmount(revenue),
    }),
    column.display('payout', 'dashboard.partner_payout', {
      align: 'end',
      csv: ({ payout }) => payout,
      render: ({ payout }) => formatAmount(payout),
    }),
  ];
  const title = translate('ui.admin_routes.earnings');
  const from = toDisplayDate(period.from) ?? '';
  const to = toDisplayDate(period.to) ?? '';
  return (
    <div>
      <UrlList
        resource="earnings"
        sort={{ field: day, order: 'DESC' }}
        filters={filters}
        setFilters={setFilters}
        scope={{ [`${day}_gte`]: period.from, [`${day}_lte`]: period.to }}
      >
        <PageHeader title={title}>{translate('console.period.shown', { from, to })}</PageHeader>
        <PeriodPicker period={period} onChoose={choosePeriod} />
        <BasisPicker basis={basis} onChoose={chooseBasis} counts="earnings" />
        <RecordTable
          title={title}
          columns={columns}
          empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
          searchLabel={translate('reports.search_earnings')}
          filters={[
            'kind',
            buildChoiceFilter('lender_id', translate('fields.lender_name'), names.lenders),
            buildChoiceFilter('partner_id', translate('fields.partner_id'), names.partners),
          ]}
          pinned
          compact
          {...(totals.data && {
            totals: {
              application_reference: translate('reports.total_of', {
                count: formatNumber(totals.data.count, language),
              }),
              revenue: formatAmount(totals.data.revenue),
              payout: formatAmount(totals.data.payout),
            },
          })}
        />
      </UrlList>
    </div>
  );
}
