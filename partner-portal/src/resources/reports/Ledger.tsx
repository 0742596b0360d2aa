import {
  BasisPicker,
  DownloadCsv,
  DownloadPdf,
  PeriodPicker,
  type CsvColumn,
  useBasis,
  useCallQuery,
  useClient,
  useLanguage,
  usePeriod,
} from '@marketplace/shared/admin';
import { buildUrl, getPartnerLedger, getStatement } from '@marketplace/shared/api';
import { formatMonthName, toDisplayDate } from '@marketplace/shared/format';
import {
  getLedgerReason,
  type LedgerLine,
  getLedgerSubject,
  getOptionLabel,
} from '@marketplace/shared/schema';
import { useTranslate } from 'react-admin';
import { FIRST_PAGE, LedgerPages } from './LedgerPages';
import { ReportHeader } from './ReportHeader';

/** The columns of the ledger as a file: amounts as numbers, dates as ISO 8601. */
function useLedgerColumns(): CsvColumn<LedgerLine>[] {
  const translate = useTranslate();
  const language = useLanguage();
  const buildColumn = (name: keyof LedgerLine, label: string): CsvColumn<LedgerLine> => ({
    label: translate(`reports.${label}`),
    value: (line) => line[name],
  });
  return [
    buildColumn('application_reference', 'application'),
    {
      label: translate('reports.kind'),
      value: ({ kind }) => getOptionLabel('ledgerKind', kind, language),
    },
    { label: translate('reports.subject'), value: (line) => getLedgerSubject(line, language) },
    buildColumn('lender_name', 'lender'),
    buildColumn('disbursed_amount', 'disbursed'),
    {
      label: translate('reports.state'),
      value: ({ state }) => getOptionLabel('ledgerState', state, language),
    },
    buildColumn('commission', 'commission'),
    buildColumn('gst', 'gst'),
    buildColumn('tds', 'tds'),
    buildColumn('net', 'net'),
    buildColumn('booked_on', 'booked'),
    buildColumn('payout_reference', 'payout'),
    buildColumn('utr', 'utr'),
    { label: translate('reports.reason'), value: (line) => getLedgerReason(line, language) },
  ];
}

/** Shows the partner's ledger of a period with its sums. */
export function Ledger() {
  const translate = useTranslate();
  const [{ from, to, choice }, choose] = usePeriod();
  const [basis, chooseBasis] = useBasis('disbursal');
  const columns = useLedgerColumns();
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
              columns={columns}
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
