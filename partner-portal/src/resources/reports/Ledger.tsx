import {
  BasisPicker,
  DownloadCsv,
  DownloadPdf,
  PeriodPicker,
  useBasis,
  useCallQuery,
  useClient,
  useLanguage,
  usePeriod,
} from '@marketplace/shared/admin';
import { buildUrl, getPartnerLedger, getStatement } from '@marketplace/shared/api';
import { formatMonthName, toDisplayDate } from '@marketplace/shared/format';
import { useTranslate } from 'react-admin';
import { buildLedgerColumns } from './ledgerColumns';
import { FIRST_PAGE, LedgerPages } from './LedgerPages';
import { ReportHeader } from './ReportHeader';

/** Shows the partner's ledger of a period with its sums. */
export function Ledger() {
  const translate = useTranslate();
  const [{ from, to, choice }, choose] = usePeriod();
  const [basis, chooseBasis] = useBasis('disbursal');
  const language = useLanguage();
  const month = to.slice(0, 7);
  const client = useClient();
  const query = { from, to, basis };
  const { data } = useCallQuery(getPartnerLedger, { query: { ...query, ...FIRST_PAGE } });
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
              columns={buildLedgerColumns(translate, language)}
              load={async () => (await client.call(getPartnerLedger, { query })).data.lines}
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
      <LedgerPages key={Object.values(query).join()} {...query} />
    </>
  );
}
