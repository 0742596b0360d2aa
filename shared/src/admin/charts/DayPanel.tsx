import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber, wireToDisplay } from '../../format';
import { Skeleton } from '../../ui';
import { useLanguage } from '../i18n/useLanguage';
import { ChartTable } from './ChartTable';
import { EmptyPanel } from './EmptyPanel';
import { Panel } from './Panel';

const DayLines = lazy(() => import('./DayLines').then((m) => ({ default: m.DayLines })));

const height = 280;

export interface DayPanelProps {
  days: readonly { date: string; leads: number; applications: number }[];
}

/** Leads and applications by day: lines, or on demand a table. */
export function DayPanel({ days }: DayPanelProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [asTable, setAsTable] = useState(false);
  const title = translate('console.summary.by_day');
  const names = [translate('console.summary.leads'), translate('console.summary.applications')];
  const empty = days.every(({ leads, applications }) => leads + applications === 0);
  const chart = (
    <Suspense fallback={<Skeleton height={`${height}px`} />}>
      <div role="img" aria-label={title}>
        <DayLines
          height={height}
          days={days.map(({ date }) => date)}
          series={[
            { label: names[0] ?? '', values: days.map(({ leads }) => leads) },
            { label: names[1] ?? '', values: days.map(({ applications }) => applications) },
          ]}
        />
      </div>
    </Suspense>
  );
  const table = (
    <ChartTable
      caption={title}
      heads={[translate('console.chart.day'), ...names]}
      rows={days.toReversed().map(({ date, leads, applications }) => ({
        key: date,
        cells: [
          wireToDisplay(date) ?? date,
          formatNumber(leads, language),
          formatNumber(applications, language),
        ],
      }))}
    />
  );
  const toggle = (
    <Button variant="text" onClick={() => setAsTable(!asTable)}>
      {translate(asTable ? 'console.chart.as_chart' : 'console.chart.as_table')}
    </Button>
  );
  return (
    <Panel title={title} size="wide" actions={!empty && toggle}>
      {empty ? <EmptyPanel /> : asTable ? table : chart}
    </Panel>
  );
}
