import { addDays, getIndianDayStart } from '../../../format';
import type { Period } from './period';

/** Builds the filter for applications paid out in a period. */
export const buildPaidFilter = ({ from, to }: Period): Readonly<Record<string, string>> => ({
  status_date_gte: from,
  status_date_lte: to,
});

/** Builds the filter for records created in a period of whole days in India. */
export function buildCreatedFilter({ from, to }: Period): Readonly<Record<string, string>> {
  return {
    created_at_gte: getIndianDayStart(from),
    created_at_lt: getIndianDayStart(addDays(to, 1)),
  };
}
