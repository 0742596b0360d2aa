/** One row of the benchmark table: the measurement, its baseline, and whether it is within its budget. */
export interface Row {
  what: string;
  measured: string;
  /** The baseline of the same run; empty for a plain limit. */
  floor: string;
  /** `0.93x`, or the used share of a plain limit. */
  ratio: string;
  budget: string;
  within: boolean;
}

/** The unit of a measurement. */
export type Unit = 's' | 'ms' | 'KB' | 'MB';

const DIGITS: Record<Unit, number> = { s: 2, ms: 1, KB: 1, MB: 0 };

const written = (value: number, unit: Unit): string => `${value.toFixed(DIGITS[unit])} ${unit}`;

interface Against {
  what: string;
  value: number;
  unit: Unit;
  floor: { name: string; value: number };
}

/** Builds a row whose value may be at most `limit` times the baseline. NaN is never within. */
export function atMostTimes(limit: number, { what, value, unit, floor }: Against): Row {
  const ratio = value / floor.value;
  return {
    what,
    measured: written(value, unit),
    floor: `${floor.name} ${written(floor.value, unit)}`,
    ratio: `${ratio.toFixed(2)}x`,
    budget: `at most ${limit}x`,
    within: ratio <= limit,
  };
}

/** Builds a row whose value must be at least `limit` times faster than the baseline. */
export function timesFaster(limit: number, { what, value, unit, floor }: Against): Row {
  const ratio = floor.value / value;
  return {
    what,
    measured: written(value, unit),
    floor: `${floor.name} ${written(floor.value, unit)}`,
    ratio: `${ratio.toFixed(1)}x faster`,
    budget: `at least ${limit}x faster`,
    within: ratio >= limit,
  };
}

/** Builds a row whose value may be at most `limit`. */
export function atMost(
  limit: number,
  { what, value, unit }: Pick<Against, 'what' | 'value' | 'unit'>,
): Row {
  return {
    what,
    measured: written(value, unit),
    floor: '',
    ratio: `${(value / limit).toFixed(2)} of the budget`,
    budget: `at most ${limit} ${unit}`,
    within: value <= limit,
  };
}

/** Builds the row of a benchmark that failed. */
export const notMeasured = (what: string): Row => ({
  what,
  measured: 'not measured',
  floor: '',
  ratio: '',
  budget: '',
  within: false,
});

/** Renders the rows as a markdown table. */
export function toMarkdown(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, floor, ratio, budget, within }) =>
    line(what, measured, floor, ratio, budget, within ? 'yes' : '**no**'),
  );
  return [
    line('what', 'measured', 'beside it', 'ratio', 'budget', 'kept'),
    line('---', '---', '---', '---', '---', '---'),
    ...lines,
  ].join('\n');
}

const line = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
