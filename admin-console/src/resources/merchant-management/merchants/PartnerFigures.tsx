import {
  LocalList,
  PageHeader,
  PeriodPicker,
  RecordTable,
  buildChoiceFilter,
  filterRows,
  usePeriod,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { formatNumber, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import { hasInput } from '@marketplace/shared/session';
import { type ReactNode, useState } from 'react';
import { ActAsPartner, getActAsPartnerFormKey } from '../masquerade/ActAsPartner';
import { buildMerchantColumns } from './merchantColumns';
import { type Merchant, sumFigures } from './merchants';
import { useMerchants } from './useMerchants';

const FILTERS = ['activity', 'q'];

/** Lists the partners with their figures of a period. */
export function PartnerFigures({ views }: { views: ReactNode }) {
  const { translate, language } = useTexts();
  const [period, choosePeriod] = usePeriod();
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const [chosen, setChosen] = useState<Merchant | null>();
  const merchants = useMerchants(period);
  // Reopens the dialog that a reload or a sign-in interrupted, until the person closes it.
  const interrupted = merchants.data?.find(({ id }) => hasInput(getActAsPartnerFormKey(id)));
  const acting = chosen === undefined ? interrupted : chosen;
  const rows =
    merchants.data &&
    filterRows(merchants.data, filters, ({ title, name, utm_id }) => `${title} ${name} ${utm_id}`);
  const columns = buildMerchantColumns({ translate, language, act: setChosen });
  const sums = rows && sumFigures(rows);
  const formatCount = (value: number) => formatNumber(value, language);
  const totals = sums && {
    title: translate('reports.total_of', { count: formatCount(rows.length) }),
    applications: formatCount(sums.applications),
    approved: formatCount(sums.approved),
    disbursals: formatCount(sums.disbursals),
    disbursed_amount: formatRupees(sums.disbursed_amount, language, 'never'),
    payout: formatRupees(sums.payout, language, 'always'),
  };
  const activity = buildChoiceFilter(
    'activity',
    translate('merchant_management.activity'),
    (['active', 'idle'] as const).map((id) => ({
      id,
      name: translate(`merchant_management.${id}`),
    })),
  );
  const title = translate('ui.admin_routes.merchant_management');
  const from = toDisplayDate(period.from) ?? '';
  const to = toDisplayDate(period.to) ?? '';
  return (
    <div>
      <LocalList
        resource="partner-figures"
        query={merchants}
        rows={rows}
        sort={{ field: 'disbursed_amount', order: 'DESC' }}
        filters={filters}
        setFilters={setFilters}
      >
        <PageHeader title={title}>{translate('console.period.shown', { from, to })}</PageHeader>
        {views}
        <PeriodPicker period={period} onChoose={choosePeriod} />
        <RecordTable
          empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
          searchLabel={translate('merchant_management.search')}
          filters={[activity]}
          title={title}
          columns={columns}
          pinned
          {...(totals && { totals })}
        />
        {acting && <ActAsPartner partner={acting} onClose={() => setChosen(null)} />}
      </LocalList>
    </div>
  );
}
