import { addDays } from '@marketplace/shared/format';
import type { Filter } from '../../store/port';
import { parsePeriod } from '../summary/period';

interface PeriodQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns midnight in India at the start of a day, as a stored instant (UTC). */
function startOf(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString();
}

/**
 * Builds a filter for records created within the period's days in India. Throws as `parsePeriod`
 * does.
 */
export function createdWithinFilter(query: PeriodQuery): Filter {
  const { from, to } = parsePeriod(query);
  return { created_at_gte: startOf(from), created_at_lt: startOf(addDays(to, 1)) };
}
