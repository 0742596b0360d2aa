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

/** How many day names fit below the chart, in Hindi too. */
const DAY_NAMES = { wide: 8, narrow: 5 };

/**
 * Shows counts by day as lines, each with its own colour and with its name at the end. The table beside them has
 * the exact figures.
 */
export function DayLines({ days, series, height }: DayLinesProps) {
  const { palette } = useTheme();
  const language = useLanguage();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const narrow = useMediaQuery('(width < 720px)');
  const step = Math.ceil(days.length / DAY_NAMES[narrow ? 'narrow' : 'wide']);
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
          // The library's own choice leaves uneven gaps between the names.
          tickLabelInterval: (_, index) => (days.length - 1 - index) % step === 0,
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
