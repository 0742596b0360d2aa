import { number } from 'yup';
import { parseAmount, parseNumber } from '../../format';
import { type Message, message } from '../message';
import '../yupLocale';

/** ₹1 to ₹10,00,000 a month (section 5). */
export const MONTHLY_INCOME = { min: 1, max: 1_000_000 } as const;
/** Percentages of revenue go from 0 to 100 in steps of 0.001 (section 9). */
export const PERCENTAGE_STEP = 0.001;
/** Largest amount in ₹ that any field takes: a thousand crore. */
export const RUPEES_MAX = 10_000_000_000;

/** A number that forms take as text; empty text is null. A text that `parse` refuses is no number. */
export const typedNumber = (parse = parseNumber) =>
  number()
    .defined()
    .transform((value: unknown, original: unknown) => {
      if (typeof original !== 'string') return value;
      return original.trim() === '' ? null : (parse(original) ?? Number.NaN);
    });

const toRupees = (text: string): number | null => {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : null;
};

const PAISE = message('validation.paise');

/** Says why a text is no amount: it has too many decimals, or it is no number. */
const getAmountFault = ({ originalValue }: { originalValue: unknown }): Message => {
  const parsed = typeof originalValue === 'string' ? parseAmount(originalValue) : undefined;
  return parsed?.ok === false && parsed.reason === 'decimals'
    ? PAISE
    : message('validation.not_number');
};

const isMultipleOf = (step: number) => (value: number | null | undefined) =>
  value === null || value === undefined || Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** A number of rupees that forms take as people write it. */
export const typedRupees = () => typedNumber(toRupees).typeError(getAmountFault);

const paise = { name: 'paise', message: PAISE, test: isMultipleOf(0.01) };

/** An amount in ₹, paise allowed, never negative. */
export const rupees = (max = RUPEES_MAX) =>
  typedRupees()
    .min(0, message('validation.positive'))
    .max(max)
    .test(paise)
    .meta({ kind: 'rupees', step: 0.01 });

/** An amount above ₹0. */
export const positiveRupees = () => rupees().moreThan(0, message('validation.positive'));

/** A person's monthly income in ₹. */
export const monthlyIncome = () => {
  const outside = message('validation.monthly_income');
  return typedRupees()
    .min(MONTHLY_INCOME.min, outside)
    .max(MONTHLY_INCOME.max, outside)
    .test(paise)
    .meta({ kind: 'rupees', step: 1 });
};

/** A percentage from 0 to 100, no finer than 0.001. */
export const percentage = () => {
  const outside = message('validation.percentage');
  return typedNumber()
    .min(0, outside)
    .max(100, outside)
    .test({
      name: 'step',
      message: message('validation.percentage_step'),
      test: isMultipleOf(PERCENTAGE_STEP),
    })
    .meta({ kind: 'percentage', step: PERCENTAGE_STEP });
};

const whole = (min: number, max: number) => typedNumber().integer().min(min).max(max);

/** A tenure in whole months. */
export const months = (max = 480) => whole(1, max).meta({ kind: 'months', step: 1 });

/** An age in whole years. */
export const years = () => whole(0, 120).meta({ kind: 'years', step: 1 });

/** A whole number, 0 or more. */
export const count = (max = 1_000_000) =>
  typedNumber()
    .integer()
    .min(0, message('validation.positive'))
    .max(max)
    .meta({ kind: 'count', step: 1 });

/** 0 or 1, the boolean on the wire. */
export const flag = () =>
  number<0 | 1>()
    .defined()
    .oneOf([0, 1] as const, message('validation.flag'))
    .meta({ kind: 'flag' });

export const id = () => whole(1, Number.MAX_SAFE_INTEGER).meta({ kind: 'id' });
