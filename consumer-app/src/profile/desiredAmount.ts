import { setTabItem, getTabItem } from '../session/tabStorage';

const name = 'desired-amount';

/** Notes the amount (₹) that a person came to want before the form asks for it. */
export const setDesiredAmount = (amount: number | undefined): void =>
  setTabItem(name, amount === undefined ? undefined : String(amount));

/** The amount that was noted and has not been handed in; ₹. */
export function getDesiredAmount(): number | undefined {
  const amount = Number(getTabItem(name) ?? Number.NaN);
  return Number.isInteger(amount) && amount > 0 ? amount : undefined;
}
