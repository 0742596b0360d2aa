import {
  BasisPicker,
  DownloadCsv,
  DownloadPdf,
  PeriodPicker,
  flattenRanges,
  toFileColumns,
  useBasis,
  useCallQuery,
  useClient,
  usePeriod,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { buildUrl, getPartnerLedger, getStatement } from '@marketplace/shared/api';
import { formatMonthName, toDisplayDate } from '@marketplace/shared/format';
import { buildLedgerColumns } from './ledgerColumns';
import { FIRST_PAGE, LEDGER_FILTERS, LedgerPages } from './LedgerPages';
import { ReportHeader } from './ReportHeader';

/** Shows the partner's ledger of a period with its sums. */
export function Ledger() {
  const { translate, language } = useTexts();
  const [{ from, to, choice }, choose] = usePeriod();
  const [basis, chooseBasis] = useBasis('disbursal');
  const month = to.slice(0, 7);
  const client = useClient();
  const [filters, setFilters] = useUrlFilters(LEDGER_FILTERS);
  const query = { from, to, basis };
  const matching = { ...flattenRanges(filters), ...query };
  const { data } = useCallQuery(getPartnerLedger, { query: { ...matching, ...FIRST_PAGE } });
  return (
    <>
      <ReportHeader
        title={translate('reports.title')}
        actions={
          <>
            <DownloadPdf
              label={translate('reports.statement', { month: formatMonthName(month, language) })}
              name={`statement-${month}`}
              path={buildUrl(getStatement, { params: { month }, query: { basis } })}
            />
            <DownloadCsv
              name={`earnings-${from}-${to}`}
              columns={toFileColumns(buildLedgerColumns(translate, language), language)}
              load={async () =>
                (await client.call(getPartnerLedger, { query: matching })).data.lines
              }
              disabled={!data?.totals.count}
            />
          </>
        }
      >
        {translate('console.period.shown', {
          from: toDisplayDate(from) ?? '',
          to: toDisplayDate(to) ?? '',
        })}
      </ReportHeader>
      <PeriodPicker period={{ from, to, choice }} onChoose={choose} withMonths />
      <BasisPicker basis={basis} onChoose={chooseBasis} counts="earnings" />
      <LedgerPages
        key={Object.values(query).join()}
        days={query}
        filters={filters}
        setFilters={setFilters}
      />
    </>
  );
}
