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

/** A number without a unit is a count or a score. */
export type Unit = 's' | 'ms' | 'KB' | 'MB' | '';

const DIGITS: Record<Unit, number> = { s: 2, ms: 1, KB: 1, MB: 0, '': 3 };

const formatValue = (value: number, unit: Unit): string =>
  `${Number.isInteger(value) && !unit ? value : value.toFixed(DIGITS[unit])} ${unit}`.trim();

interface Comparison {
  what: string;
  value: number;
  unit: Unit;
  floor: { name: string; value: number };
}

/** Builds a row whose value may be at most `limit` times the baseline. NaN is never within. */
export function buildMaxRatioRow(limit: number, { what, value, unit, floor }: Comparison): Row {
  const ratio = value / floor.value;
  return {
    what,
    measured: formatValue(value, unit),
    floor: `${floor.name} ${formatValue(floor.value, unit)}`,
    ratio: `${ratio.toFixed(2)}x`,
    budget: `at most ${limit}x`,
    within: ratio <= limit,
  };
}

/** Builds a row whose value must be at least `limit` times faster than the baseline. */
export function buildMinSpeedupRow(limit: number, { what, value, unit, floor }: Comparison): Row {
  const ratio = floor.value / value;
  return {
    what,
    measured: formatValue(value, unit),
    floor: `${floor.name} ${formatValue(floor.value, unit)}`,
    ratio: `${ratio.toFixed(1)}x faster`,
    budget: `at least ${limit}x faster`,
    within: ratio >= limit,
  };
}

/** Builds a row whose value may be at most `limit`. */
export function buildMaxRow(
  limit: number,
  { what, value, unit }: Pick<Comparison, 'what' | 'value' | 'unit'>,
): Row {
  return {
    what,
    measured: formatValue(value, unit),
    floor: '',
    ratio: `${(value / limit).toFixed(2)} of the budget`,
    budget: `at most ${limit} ${unit}`.trim(),
    within: value <= limit,
  };
}

/** Builds the row of a benchmark that failed. */
export const buildFailedRow = (what: string): Row => ({
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
    formatRow(what, measured, floor, ratio, budget, within ? 'yes' : '**no**'),
  );
  return [
    formatRow('what', 'measured', 'beside it', 'ratio', 'budget', 'kept'),
    formatRow('---', '---', '---', '---', '---', '---'),
    ...lines,
  ].join('\n');
}

const formatRow = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
