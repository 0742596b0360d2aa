import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useMediaQuery } from '../../ui';
import { formatShortDay } from '../../format';
import { useLanguage } from '../i18n/useLanguage';

export interface DayLinesProps {
  days: readonly string[];
  series: readonly { label: string; values: readonly number[] }[];
  height: number;
}

/**
 * Shows counts by day as lines, each with its own colour and with its name at the end. The table beside them has
 * the exact figures.
 */
export function DayLines({ days, series, height }: DayLinesProps) {
  const { palette } = useTheme();
  const language = useLanguage();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const tones = [palette.primary.main, palette.text.secondary];
  return (
    <LineChart
      height={height}
      skipAnimation={still}
      grid={{ horizontal: true }}
      // The name of the last day is centred below the last point; the longest Hindi month needs this room.
      margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'point',
          data: [...days],
          valueFormatter: (day: string) => formatShortDay(day, language),
          height: 28,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ width: 36, tickMinStep: 1, min: 0, disableLine: true, disableTicks: true }]}
      series={series.map(({ label, values }, index) => ({
        label,
        data: [...values],
        curve: 'linear',
        color: tones[index % tones.length],
        area: index === 0,
        showMark: days.length < 3,
      }))}
      sx={{
        '& .MuiAreaElement-root': { fillOpacity: 0.1 },
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsAxis-tickLabel': { fill: `${palette.text.secondary} !important` },
      }}
    />
  );
}
