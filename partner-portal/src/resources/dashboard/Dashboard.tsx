import {
  DayPanel,
  KeyFigures,
  PageHeader,
  Panels,
  PeriodPicker,
  RankPanel,
  StatusPanel,
  SummaryFrame,
  useLanguage,
  usePeriod,
  useSummary,
} from '@marketplace/shared/admin';
import { wireToDisplay } from '@marketplace/shared/format';
import { useTranslate } from 'react-admin';
import { figuresOf } from './figures';
import { loadSummary } from './loadSummary';
import { RecentPanel } from './RecentPanel';

/** The partner's own figures of a period, and what came in last. */
export function Dashboard() {
  const translate = useTranslate();
  const language = useLanguage();
  const [period, choose] = usePeriod();
  const summary = useSummary('partner-summary', loadSummary, period);
  return (
    <>
      <PageHeader title={translate('portal.dashboard')}>
        {translate('console.period.shown', {
          from: wireToDisplay(period.from) ?? '',
          to: wireToDisplay(period.to) ?? '',
        })}
      </PageHeader>
      <PeriodPicker period={period} onChoose={choose} />
      <SummaryFrame query={summary} figures={6}>
        {(data) => (
          <>
            <KeyFigures figures={figuresOf(data, summary.before, { language, translate })} />
            <Panels>
              <DayPanel days={data.by_day} />
              <StatusPanel statuses={data.by_status} />
              <RecentPanel kind="leads" />
              <RecentPanel kind="applications" />
              <RankPanel
                size="full"
                title={translate('console.summary.by_lender')}
                head={translate('console.summary.lender')}
                rows={data.by_lender}
              />
            </Panels>
          </>
        )}
      </SummaryFrame>
    </>
  );
}
