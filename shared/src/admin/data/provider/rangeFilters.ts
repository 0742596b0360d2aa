import { addDays, getIndianDayStart, getDeviceToday } from '../../../format';
import { getPresetPeriod, MONTH_PRESETS } from '../period';
import type { Fields } from './resourceRow';

const ENDS = ['gte', 'lte'] as const;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Range = Partial<Record<(typeof ENDS)[number] | 'within', unknown>>;

const isRange = (value: unknown): value is Range =>
  isFields(value) && Object.keys(value).every((key) => ['gte', 'lte', 'within'].includes(key));

/** Returns the bounds of a range. A named period, such as the last 7 days, ends today. */
function toBounds(range: Range): readonly (readonly [end: string, bound: unknown])[] {
  const preset = MONTH_PRESETS.find((name) => name === range.within);
  if (!preset) return ENDS.map((end) => [end, range[end]]);
  const { from, to } = getPresetPeriod(preset, getDeviceToday());
  return [
    ['gte', getIndianDayStart(from)],
    ['lt', getIndianDayStart(addDays(to, 1))],
  ];
}

/**
 * Converts a filter form's ranges, `{amount: {gte: 1, lte: 5}}`, to the server's parameters
 * `amount_gte` and `amount_lte`, and a named period, `{at: {within: 'last_7_days'}}`, to its instants of today.
 */
export const flattenRanges = (filter: unknown): Fields =>
  Object.fromEntries(
    Object.entries(isFields(filter) ? filter : {}).flatMap(([name, value]) =>
      isRange(value)
        ? toBounds(value).flatMap(([end, bound]) =>
            bound === undefined || bound === '' ? [] : [[`${name}_${end}`, bound]],
          )
        : [[name, value]],
    ),
  );
