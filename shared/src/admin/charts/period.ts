import { addDays, parseWireDate } from '../../format';

/** The first and the last day, as YYYY-MM-DD; both are included. */
export interface Period {
  from: string;
  to: string;
}

/** The preset periods of reports (specification, section 2). */
export const PRESETS = ['yesterday', 'last_7_days', 'last_30_days'] as const;

export type Preset = (typeof PRESETS)[number];

const DAY_MS = 86_400_000;
/** The server answers at most this many days. */
const MOST_DAYS = 731;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

const lengths: Record<Preset, number> = { yesterday: 1, last_7_days: 7, last_30_days: 30 };

/** The days of a preset. A preset of several days ends today. */
export function getPresetPeriod(preset: Preset, today: string): Period {
  const to = preset === 'yesterday' ? addDays(today, -1) : today;
  return { from: addDays(to, 1 - lengths[preset]), to };
}

/** The period of the same length right before. */
export function getPreviousPeriod({ from, to }: Period): Period {
  const days = dayNumber(to) - dayNumber(from) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export type PeriodFault = 'missing' | 'backwards' | 'too_long' | 'future';

/** The faults of a period by the wrong day, as keys below `console.period`. */
export function periodFaults(
  { from, to }: Partial<Period>,
  today: string,
): Partial<Record<keyof Period, PeriodFault>> {
  const isDay = (day: string | undefined) => day !== undefined && parseWireDate(day) !== null;
  if (!from || !to || !isDay(from) || !isDay(to)) {
    return {
      ...(isDay(from) ? {} : { from: 'missing' as const }),
      ...(isDay(to) ? {} : { to: 'missing' as const }),
    };
  }
  if (to > today) return { to: 'future' };
  if (from > to) return { from: 'backwards' };
  return dayNumber(to) - dayNumber(from) >= MOST_DAYS ? { from: 'too_long' } : {};
}

/** The first fault of a period; undefined if it is valid. */
export function validatePeriod(period: Partial<Period>, today: string): PeriodFault | undefined {
  return Object.values(periodFaults(period, today))[0];
}
