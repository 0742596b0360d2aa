import { remember, remembered } from './tabMemory';

const name = 'desired-amount';

/** Notes the amount (₹) that a person came to want before the form asks for it. */
export const wantAmount = (amount: number | undefined): void =>
  remember(name, amount === undefined ? undefined : String(amount));

/** The amount that was noted and has not been handed in; ₹. */
export function wantedAmount(): number | undefined {
  const amount = Number(remembered(name) ?? Number.NaN);
  return Number.isInteger(amount) && amount > 0 ? amount : undefined;
}
