import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../format';
import { Skeleton } from '../../ui';
import { useTexts } from '../i18n/useTexts';
import type { Change } from './computeChange';
import styles from './keyFigures.module.css';

export interface KeyFigure {
  label: string;
  value: string;
  /** The exact figure, where `value` is rounded. */
  exact?: string;
  /** Absent until the previous period has loaded. */
  change?: Change;
  /** The change is of a share, in percentage points. */
  points?: boolean;
  /** Address of the list behind it. */
  to?: string;
}

interface ChangeProps extends Pick<KeyFigure, 'change' | 'points'> {
  /** Length of the period, and of the one before it. */
  days: number;
}

function ChangeLine({ change, points = false, days }: ChangeProps) {
  const { translate, language } = useTexts();
  if (!change) return <Skeleton width="70%" />;
  const formatDifference = () => {
    if (change.kind === 'same' || change.kind === 'fresh') return '';
    const hundredths = Math.round(change.by * 1000) / 10;
    return points
      ? translate('console.chart.points', { points: formatNumber(hundredths, language) })
      : formatPercent(Math.round(hundredths), language);
  };
  const sign = { up: '▲', down: '▼', same: '■', fresh: '●' }[change.kind];
  return (
    <p className={styles['change']} data-kind={change.kind}>
      <span aria-hidden="true">{sign}</span>
      {translate(`console.chart.${change.kind}`, {
        difference: formatDifference(),
        period: translate('console.chart.days_before', { count: days }),
      })}
    </p>
  );
}

interface Props {
  figures: readonly KeyFigure[];
  /** Length of the period. */
  days: number;
}

export function KeyFigures({ figures, days }: Props) {
  const translate = useTranslate();
  return (
    <section aria-label={translate('console.summary.figures')} className={styles['figures']}>
      {figures.map(({ label, value, exact, change, points, to }) => (
        <div key={label} className={styles['figure']}>
          <h2 className={styles['label']}>{label}</h2>
          <p className={styles['value']} title={exact}>
            {to === undefined ? value : <Link to={to}>{value}</Link>}
          </p>
          <ChangeLine change={change} points={points} days={days} />
        </div>
      ))}
    </section>
  );
}

export function KeyFiguresSkeleton({ count }: { count: number }) {
  return (
    <div className={styles['figures']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['figure']}>
          <Skeleton width="50%" />
          <Skeleton width="70%" height="2.2rem" />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  );
}
