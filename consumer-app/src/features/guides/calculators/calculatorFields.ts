import { type Message, message, typedNumber, typedRupees } from '@marketplace/shared/schema';
import type { PartPaymentKeep } from '@marketplace/shared/lending';
import { object, string } from 'yup';

/** A figure that a person types: an amount in ₹, a percentage, months, or the number of an EMI. */
type FigureKind = 'rupees' | 'percent' | 'months' | 'emi_number';

const LARGEST = 100_000_000;

/** The bounds of each kind of figure. */
export const BOUNDS = {
  loan: { min: 1_000, max: LARGEST },
  early: { min: 100, max: LARGEST },
  rate: { min: 0, max: 60 },
  fee: { min: 0, max: 20 },
  tenure: { min: 1, max: 480 },
} as const;

/** A typed figure within its bounds; the message names the kind and the bounds. */
function figure(kind: FigureKind, bounds: { min: number; max: number }) {
  const outside: Message = message(kind, bounds);
  const typed = kind === 'rupees' ? typedRupees() : typedNumber();
  const whole = kind === 'months' || kind === 'emi_number' ? typed.integer(outside) : typed;
  return whole
    .typeError(outside)
    .nonNullable(outside)
    .min(bounds.min, outside)
    .max(bounds.max, outside)
    .required(outside);
}

/** The rules of a part-payment in a loan of so many months. */
export const buildPartPaymentSchema = (months: number) =>
  object({
    principal: figure('rupees', BOUNDS.loan),
    rate: figure('percent', BOUNDS.rate),
    tenure: figure('months', { ...BOUNDS.tenure, min: 2 }),
    amount: figure('rupees', BOUNDS.early),
    month: figure('emi_number', { min: 1, max: Math.max(1, months - 1) }),
    charge: figure('percent', BOUNDS.fee),
    keep: string<PartPaymentKeep>().oneOf(['emi', 'tenure']).required(),
  });

/** The rules of a balance transfer. */
export const balanceTransferSchema = object({
  principal: figure('rupees', BOUNDS.loan),
  rate: figure('percent', BOUNDS.rate),
  tenure: figure('months', BOUNDS.tenure),
  charge: figure('percent', BOUNDS.fee),
  new_rate: figure('percent', BOUNDS.rate),
  new_tenure: figure('months', BOUNDS.tenure),
  fee: figure('percent', BOUNDS.fee),
});
