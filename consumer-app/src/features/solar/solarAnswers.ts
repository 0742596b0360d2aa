import { message, typedNumber, typedRupees } from '@marketplace/shared/schema';
import { type InferType, mixed, number, object, string } from 'yup';
import { getTabItem, setTabItem } from '../../session';
import { SIZE, type SolarNeed } from './computeSolarPlan';

export const TENURES = [12, 24, 36, 48, 60] as const;

const boundNumber = (min: number, max: number, key = 'range', parse = () => typedNumber()) => {
  const outside = message(key, { min, max });
  return parse().typeError(outside).required(outside).min(min, outside).max(max, outside);
};

const bill = boundNumber(300, 1_00_000, 'bill_error', typedRupees);
const kw = boundNumber(SIZE.min, SIZE.max, 'size_error').test({
  name: 'step',
  message: message('size_error', { min: SIZE.min, max: SIZE.max }),
  test: (size) => Number.isInteger(size / SIZE.step),
});
const notAsked = number().transform(() => undefined);

/** The rules for the answers: of bill and size, the one that the person starts from. */
export const solarSchema = object({
  by: string().oneOf(['bill', 'size']).required(),
  /** ₹ per month. */
  bill: number().when('by', ([by]) => (by === 'bill' ? bill : notAsked)),
  kw: number().when('by', ([by]) => (by === 'size' ? kw : notAsked)),
  /** Months. */
  tenure: number().oneOf(TENURES).required(),
  /** ₹ per unit. */
  tariff: boundNumber(1, 20),
  /** Units per month. */
  yield: boundNumber(60, 180),
  /** ₹ per kW. */
  cost: boundNumber(20_000, 1_50_000, 'range', typedRupees),
  /** Per cent per year. */
  rate: boundNumber(1, 36),
});

/** What the person needs, from valid answers. */
export const toSolarNeed = (valid: InferType<typeof solarSchema>): SolarNeed =>
  valid.bill === undefined
    ? { by: 'size', kw: valid.kw ?? SIZE.min }
    : { by: 'bill', bill: valid.bill };

/** What is in a field for an amount: the amount, a text that is none, or nothing. */
const typedAmount = () =>
  mixed<number | string>(
    (value): value is number | string =>
      typeof value === 'number' || (typeof value === 'string' && value.length <= 40),
  )
    .nullable()
    .defined();

/** The calculator's input as typed. */
const typedSchema = object({
  by: string().oneOf(['bill', 'size']).required(),
  bill: typedAmount(),
  kw: string().max(8).defined(),
  tenure: string().oneOf(TENURES.map(String)).defined(),
  tariff: string().max(8).defined(),
  yield: string().max(8).defined(),
  cost: typedAmount(),
  rate: string().max(8).defined(),
});

export type SolarAnswers = InferType<typeof typedSchema>;

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

const STORAGE_KEY = 'solar';

/** Stores the input until the tab closes. */
export const saveSolarAnswers = (answers: SolarAnswers): void =>
  setTabItem(STORAGE_KEY, JSON.stringify(answers));

/** Reads this tab's input, otherwise the initial values; ignores a stored value of another shape. */
export function readSolarAnswers(): SolarAnswers {
  try {
    const stored: unknown = JSON.parse(getTabItem(STORAGE_KEY) ?? 'null');
    return typedSchema.isValidSync(stored, { strict: true }) ? stored : START;
  } catch {
    return START;
  }
}
