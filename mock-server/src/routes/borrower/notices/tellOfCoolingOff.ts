import { addDays } from '@marketplace/shared/format';
import type { Store } from '../../../context';
import { getIndianToday } from '../../../data/indianDay';
import { forEachRecord } from '../../../data/forEachRecord';
import { tellOfApplication } from './applicationNotice';

/** The day on which each store was looked through last: who is told changes with the day alone. */
const lastDays = new WeakMap<Store, string>();

/**
 * Tells each borrower, a day before it, of the last day to give a loan back without a penalty. Lenders with a single
 * day need none: the message about the payout has told. So does one whose payout is noted later than the day before.
 * Reads nothing again on the same day.
 */
export async function tellOfCoolingOff(store: Store): Promise<void> {
  const today = getIndianToday();
  if (lastDays.get(store) === today) return;
  const tomorrow = addDays(today, 1);
  const lenders = await store.select('lenders', ['id', 'cooling_off_days'], {});
  const periods = new Set(lenders.map(({ cooling_off_days: days }) => days ?? 0));
  for (const days of [...periods].filter((count) => count > 1)) {
    const lender_id = lenders.flatMap((one) => (one.cooling_off_days === days ? [one.id] : []));
    const paid = { status: 'disbursed', status_date: addDays(tomorrow, -days), lender_id };
    await forEachRecord(store, 'applications', paid, (writer, application) =>
      tellOfApplication(writer, application, 'cooling_off_ends'),
    );
  }
  lastDays.set(store, today);
}
