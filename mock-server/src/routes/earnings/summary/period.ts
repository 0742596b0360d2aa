import { addDays } from '@marketplace/shared/format';
import { listDays, getIndianToday } from '../../../data/indianDay';
import { wrongField } from '../../../httpError';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 731;

interface PeriodQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Returns the requested days, both inclusive; default: the last 30 days. Throws 422 if the period
 * is backward or longer than two years.
 */
export function parsePeriod({ from, to }: PeriodQuery): {
  from: string;
  to: string;
  days: string[];
} {
  const last = to || getIndianToday();
  const first = from || addDays(last, 1 - DEFAULT_DAYS);
  if (first > last) throw wrongField('to', 'end_before_start');
  if (addDays(first, MAX_DAYS) < last) throw wrongField('from', 'period_too_long');
  return { from: first, to: last, days: listDays(first, last) };
}
