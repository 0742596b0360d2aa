import {
  DownloadPdf,
  FactList,
  Panel,
  Panels,
  QueryPage,
  useCallQuery,
  useTexts,
} from '@marketplace/shared/admin';
import { buildUrl, getPayout, getPayoutAdvice } from '@marketplace/shared/api';
import { formatMonthName, toDisplayDate } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useParams } from 'react-router-dom';
import { LedgerLines, LedgerSums } from './LedgerLines';

export function PayoutPage() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
  const query = useCallQuery(getPayout, { params: { id } });
  const reference = query.data?.payout.reference;
  return (
    <QueryPage
      query={query}
      title={reference ?? translate('reports.payout')}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('reports.title'), to: '/reports' },
        { label: translate('reports.payouts'), to: '/reports/payouts' },
      ]}
      actions={
        reference && (
          <DownloadPdf
            label={translate('reports.advice')}
            name={`payout-${reference}`}
            path={buildUrl(getPayoutAdvice, { params: { id } })}
          />
        )
      }
      lines={6}
      height="24px"
    >
      {({ payout, lines }) => (
        <>
          <LedgerSums sums={payout} />
          <Panels>
            <Panel size="narrow" title={translate('reports.payout')}>
              <FactList
                label={(name) => translate(`reports.${name}`)}
                facts={[
                  ['state', getOptionLabel('payoutStatus', payout.status, language)],
                  ['period_month', formatMonthName(payout.month, language)],
                  [
                    payout.status === 'paid' ? 'paid_on' : 'paid_by',
                    toDisplayDate(lines[0]?.paid_on ?? ''),
                  ],
                  ['utr', payout.utr],
                ]}
              />
            </Panel>
            <Panel size="wide" title={translate('reports.lines')}>
              <LedgerLines lines={lines} />
            </Panel>
          </Panels>
        </>
      )}
    </QueryPage>
  );
}
