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

/** What happened in a period: figures against the period before, by day, status, lender and partner. */
export function Dashboard() {
  const translate = useTranslate();
  const language = useLanguage();
  const [period, choose] = usePeriod();
  const summary = useSummary('admin-summary', loadSummary, period);
  return (
    <>
      <PageHeader title={translate('ui.admin_routes.dashboard')}>
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
              <RankPanel
                title={translate('console.summary.by_lender')}
                head={translate('console.summary.lender')}
                rows={data.by_lender}
              />
              <RankPanel
                title={translate('dashboard.by_partner')}
                head={translate('dashboard.partner')}
                rows={data.by_partner}
              />
            </Panels>
          </>
        )}
      </SummaryFrame>
    </>
  );
}
