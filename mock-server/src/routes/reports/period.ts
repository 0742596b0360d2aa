import { addDays } from '@marketplace/shared/format';
import type { Filter } from '../../store/port';
import { parsePeriod } from '../summary/period';

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Midnight in India at the start of a day, as instants are stored. */
function startOf(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString();
}

/** Records made within the days asked for, in India; see `parsePeriod` for what is refused. */
export function createdWithinFilter(asked: Asked): Filter {
  const { from, to } = parsePeriod(asked);
  return { created_at_gte: startOf(from), created_at_lt: startOf(addDays(to, 1)) };
}
