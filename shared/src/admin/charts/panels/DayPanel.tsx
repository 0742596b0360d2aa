import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, toDisplayDate } from '../../../format';
import { Skeleton } from '../../../ui';
import { useTexts } from '../../i18n/useTexts';
import { ChartTable } from '../ChartTable';
import { EmptyPanel } from './EmptyPanel';
import { Panel } from './Panel';

const DayLines = lazy(() => import('../DayLines').then((m) => ({ default: m.DayLines })));

const CHART_HEIGHT = 280;

export interface DayPanelProps {
  days: readonly { date: string; leads: number; applications: number }[];
  /** Returns the address of a day's leads or applications. */
  getAddress?: ((date: string, records: 'leads' | 'applications') => string) | undefined;
}

/** Shows leads and applications by day, as lines or as a table. */
export function DayPanel({ days, getAddress }: DayPanelProps) {
  const { translate, language } = useTexts();
  const [asTable, setAsTable] = useState(false);
  const title = translate('console.summary.by_day');
  const names = [translate('fields.leads'), translate('fields.applications')];
  const empty = days.every(({ leads, applications }) => leads + applications === 0);
  const renderCount = (date: string, records: 'leads' | 'applications', count: number) => {
    const text = formatNumber(count, language);
    return getAddress ? <Link to={getAddress(date, records)}>{text}</Link> : text;
  };
  const chart = (
    <Suspense fallback={<Skeleton height={`${CHART_HEIGHT}px`} />}>
      <div role="img" aria-label={title}>
        <DayLines
          height={CHART_HEIGHT}
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
          toDisplayDate(date) ?? date,
          renderCount(date, 'leads', leads),
          renderCount(date, 'applications', applications),
        ],
      }))}
    />
  );
  const toggle = (
    <Button variant="text" sx={{ marginInline: '-14px' }} onClick={() => setAsTable(!asTable)}>
      {translate(asTable ? 'console.chart.as_chart' : 'console.chart.as_table')}
    </Button>
  );
  return (
    <Panel title={title} size="wide" actions={!empty && toggle}>
      {empty ? <EmptyPanel /> : asTable ? table : chart}
    </Panel>
  );
}
