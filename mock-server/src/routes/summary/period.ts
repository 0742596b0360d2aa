import { addDays } from '@marketplace/shared/format';
import { daysBetween, indianDay } from '../../data/indianDay';
import { wrongField } from '../../httpError';

const defaultDays = 30;
const mostDays = 731;

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days asked for, both ends included; the last 30 where none is named. Rejects 422 a backward or endless period. */
export function parsePeriod({ from, to }: Asked): { from: string; to: string; days: string[] } {
  const last = to || indianDay();
  const first = from || addDays(last, 1 - defaultDays);
  if (first > last) throw wrongField('to', 'max_below_min');
  if (addDays(first, mostDays) < last) throw wrongField('from', 'period_too_long');
  return { from: first, to: last, days: daysBetween(first, last) };
}
