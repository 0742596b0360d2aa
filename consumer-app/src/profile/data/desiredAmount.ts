import { setTabItem, getTabItem } from '../../session';

const STORAGE_KEY = 'desired-amount';

/**
 * Stores the amount (₹) that a person wants to borrow until a profile exists to save it in;
 * `undefined` deletes it.
 */
export const setDesiredAmount = (amount: number | undefined): void =>
  setTabItem(STORAGE_KEY, amount === undefined ? undefined : String(amount));

/** The stored amount (₹) that has not been saved to the profile yet. */
export function getDesiredAmount(): number | undefined {
  const amount = Number(getTabItem(STORAGE_KEY) ?? Number.NaN);
  return Number.isInteger(amount) && amount > 0 ? amount : undefined;
}
