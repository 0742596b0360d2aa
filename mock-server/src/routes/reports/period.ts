import { addDays, startOfDayInIndia } from '@marketplace/shared/format';
import type { Filter } from '../../store/port';
import { parsePeriod } from '../summary/period';

interface PeriodQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Builds a filter for records created within the period's days in India. Throws as `parsePeriod`
 * does.
 */
export function createdWithinFilter(query: PeriodQuery): Filter {
  const { from, to } = parsePeriod(query);
  return {
    created_at_gte: startOfDayInIndia(from),
    created_at_lt: startOfDayInIndia(addDays(to, 1)),
  };
}
