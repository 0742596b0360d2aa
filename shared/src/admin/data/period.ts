import { object, string, type TestContext } from 'yup';
import { addDays, toWireDate, parseWireDate } from '../../format';
import { message } from '../../schema/message';

/** The first and the last day, as YYYY-MM-DD; both are included. */
export interface Period {
  from: string;
  to: string;
}

/** The preset periods of reports (specification, section 2). */
export const PRESETS = ['yesterday', 'last_7_days', 'last_30_days'] as const;

/** The presets of pages about money, which is booked and paid by the month. */
export const MONTH_PRESETS = [...PRESETS, 'this_month', 'last_month'] as const;

export type Preset = (typeof MONTH_PRESETS)[number];

const DAY_MS = 86_400_000;
/** The server answers at most this many days. */
const MAX_DAYS = 731;

function toDayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

const PRESET_DAYS = { yesterday: 1, last_7_days: 7, last_30_days: 30 } as const;

/**
 * Returns the days of a preset. The last month ends with that month; every other preset of several days ends
 * today.
 */
export function getPresetPeriod(preset: Preset, today: string): Period {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  if (preset === 'this_month') return { from: firstOfMonth, to: today };
  if (preset === 'last_month') {
    const to = addDays(firstOfMonth, -1);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  const to = preset === 'yesterday' ? addDays(today, -1) : today;
  return { from: addDays(to, 1 - PRESET_DAYS[preset]), to };
}

/** Counts the days of a period, both ends included. */
export const countDays = ({ from, to }: Period): number => toDayNumber(to) - toDayNumber(from) + 1;

/** Returns the period of the same length right before. */
export const getPreviousPeriod = (period: Period): Period => ({
  from: addDays(period.from, -countDays(period)),
  to: addDays(period.from, -1),
});

const toDay = (input: unknown) => (typeof input === 'string' && toWireDate(input)) || input;

const isDay = (day: unknown): day is string =>
  typeof day === 'string' && parseWireDate(day) !== null;

const describeDay = () =>
  string()
    .defined()
    .transform(toDay)
    .test({ name: 'day', message: message('console.period.missing'), test: isDay });

/** Builds the rules of a period that ends today or earlier. Each error is at the day to change. */
export const periodSchema = (today: string) => {
  /** A rule for the first day, which counts once the last day has no error itself. */
  const beside = (fault: string, holds: (from: string, to: string) => boolean) => ({
    name: fault,
    message: message(`console.period.${fault}`),
    test: (from: string, { parent: { to } }: TestContext) =>
      !isDay(from) || !isDay(to) || to > today || holds(from, to),
  });
  return object({
    from: describeDay()
      .test(beside('backwards', (from, to) => from <= to))
      .test(beside('too_long', (from, to) => toDayNumber(to) - toDayNumber(from) < MAX_DAYS)),
    to: describeDay().test({
      name: 'future',
      message: message('console.period.future'),
      test: (to) => to <= today,
    }),
  });
};
