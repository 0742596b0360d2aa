import type { ReactNode } from 'react';
import { Note } from '../../layout/text';
import { toDisplayDate } from '../../../format';
import type { Language, Translate } from '../../../i18n';
import { useTexts } from '../../i18n/useTexts';
import { PageHeader } from '../../resource/page/PageHeader';
import { DayPanel, type DayPanelProps } from '../../charts/panels/DayPanel';
import { type KeyFigure, KeyFigures } from '../../charts/KeyFigures';
import { Panels } from '../../charts/panels/Panel';
import { PeriodPicker } from '../../charts/period/PeriodPicker';
import { StatusPanel, type StatusPanelProps } from '../../charts/panels/StatusPanel';
import { SummaryFrame } from './SummaryFrame';
import { countDays, type Period } from '../../data/period';
import { usePeriod } from '../../charts/period/usePeriod';
import { type LoadSummary, useSummary } from './useSummary';

/** Number of key figures of a dashboard. */
const FIGURES = 6;

interface Common {
  by_day: DayPanelProps['days'];
  by_status: StatusPanelProps['statuses'];
}

export interface SummaryPageProps<Summary extends Common> {
  title: string;
  /** Cache key of the call. */
  name: string;
  load: LoadSummary<Summary>;
  /** The six key figures, each with its change against the period before. */
  figures: (
    now: Summary,
    before: Summary | undefined,
    words: { language: Language; translate: Translate },
  ) => KeyFigure[];
  /** The content above the choice of the period. */
  lead?: ReactNode;
  /** The lists behind the panels' figures. */
  addresses?: {
    status: (period: Period, status: string) => string;
    day: DayPanelProps['getAddress'];
  };
  /** Further panels, after those by day and by status. */
  children: (summary: Summary) => ReactNode;
}

/** A dashboard: a choice of period, key figures and panels. */
export function SummaryPage<Summary extends Common>(props: SummaryPageProps<Summary>) {
  const { title, name, load, figures, lead, addresses, children } = props;
  const { translate, language } = useTexts();
  const [period, choose] = usePeriod();
  const summary = useSummary(name, load, period);
  return (
    <>
      <PageHeader title={title}>
        {translate('console.period.shown', {
          from: toDisplayDate(period.from) ?? '',
          to: toDisplayDate(period.to) ?? '',
        })}
      </PageHeader>
      {lead}
      <PeriodPicker period={period} onChoose={choose} />
      <Note sx={{ mt: -1.5, mb: 3 }}>{translate('console.summary.counted')}</Note>
      <SummaryFrame query={summary} figures={FIGURES}>
        {(data) => (
          <>
            <KeyFigures
              days={countDays(period)}
              figures={figures(data, summary.before, { language, translate })}
            />
            <Panels>
              <DayPanel days={data.by_day} getAddress={addresses?.day} />
              <StatusPanel
                statuses={data.by_status}
                getAddress={addresses && ((status) => addresses.status(period, status))}
              />
              {children(data)}
            </Panels>
          </>
        )}
      </SummaryFrame>
    </>
  );
}
