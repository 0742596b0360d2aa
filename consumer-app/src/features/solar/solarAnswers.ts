import { setTabItem, getTabItem } from '../../session/tabStorage';
import { SIZE, type SolarAssumptions, type SolarNeed } from './computeSolarPlan';

/** The calculator's input as typed. */
export interface SolarAnswers {
  by: 'bill' | 'size';
  bill: number | null;
  kw: string;
  tenure: string;
  tariff: string;
  yield: string;
  cost: number | null;
  rate: string;
}

export type SolarField = Exclude<keyof SolarAnswers, 'by' | 'tenure'>;

/** Initial assumptions; none of them is a quote. */
const START: SolarAnswers = {
  by: 'bill',
  bill: 3_000,
  kw: '3',
  tenure: '60',
  tariff: '8',
  yield: '120',
  cost: 60_000,
  rate: '12',
};

/** Bounds of each field: ₹ per month, kW, ₹ per unit, units per month, ₹ per kW, per cent per year. */
export const SOLAR_LIMITS: Readonly<Record<SolarField, { min: number; max: number }>> = {
  bill: { min: 300, max: 1_00_000 },
  kw: { min: SIZE.min, max: SIZE.max },
  tariff: { min: 1, max: 20 },
  yield: { min: 60, max: 180 },
  cost: { min: 20_000, max: 1_50_000 },
  rate: { min: 1, max: 36 },
};

export const TENURES = [12, 24, 36, 48, 60] as const;

const numberOf = (typed: string | number | null): number =>
  typed === null || typed === '' ? Number.NaN : Number(typed);

/** Whether a field contains a number within its bounds; sizes are multiples of a half. */
function isValid(field: SolarField, answers: SolarAnswers): boolean {
  const value = numberOf(answers[field]);
  const { min, max } = SOLAR_LIMITS[field];
  const fits = value >= min && value <= max;
  return field === 'kw' ? fits && Number.isInteger(value / SIZE.step) : fits;
}

/** The fields that are invalid; without them the plan cannot be computed. */
export function validateSolarAnswers(answers: SolarAnswers): SolarField[] {
  const needed: SolarField[] = [
    answers.by === 'bill' ? 'bill' : 'kw',
    'tariff',
    'yield',
    'cost',
    'rate',
  ];
  return needed.filter((field) => !isValid(field, answers));
}

export const toSolarNeed = ({ by, bill, kw }: SolarAnswers): SolarNeed =>
  by === 'bill' ? { by, bill: numberOf(bill) } : { by, kw: numberOf(kw) };

export const toSolarAssumptions = (answers: SolarAnswers): SolarAssumptions => ({
  tariff: numberOf(answers.tariff),
  yield: numberOf(answers.yield),
  cost: numberOf(answers.cost),
  rate: numberOf(answers.rate),
  tenure: numberOf(answers.tenure),
});

const name = 'solar';

/** Stores the input until the tab closes. */
export const saveSolarAnswers = (answers: SolarAnswers): void =>
  setTabItem(name, JSON.stringify(answers));

/** Reads this tab's input, otherwise the initial values; ignores stored values of another shape. */
export function readSolarAnswers(): SolarAnswers {
  const answers = { ...START };
  let stored: unknown;
  try {
    stored = JSON.parse(getTabItem(name) ?? '{}');
  } catch {
    return answers;
  }
  if (typeof stored !== 'object' || stored === null) return answers;
  const kept = new Map<string, unknown>(Object.entries(stored));
  const value = (field: string): unknown => kept.get(field);
  for (const field of ['kw', 'tenure', 'tariff', 'yield', 'rate'] as const) {
    const text = value(field);
    if (typeof text === 'string' && text.length <= 8) answers[field] = text;
  }
  for (const field of ['bill', 'cost'] as const) {
    const amount = value(field);
    if (typeof amount === 'number' || amount === null) answers[field] = amount;
  }
  if (value('by') === 'size') answers.by = 'size';
  if (!TENURES.some((months) => String(months) === answers.tenure)) answers.tenure = START.tenure;
  return answers;
}
