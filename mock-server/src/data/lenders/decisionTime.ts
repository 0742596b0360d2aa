import { HOUR_MS } from '../../clock';

/** India is 5:30 hours ahead of UTC, so that its full hours are half hours there. */
const HALF_HOUR_MS = HOUR_MS / 2;

/**
 * Returns when a lender decides by its own statement, the next full hour in India (ISO 8601); null if it states
 * nothing.
 */
export function getDecisionTime(
  applied_at: string,
  hours: number | null | undefined,
): string | null {
  if (!hours) return null;
  const due = Date.parse(applied_at) + hours * HOUR_MS;
  return new Date(Math.ceil((due - HALF_HOUR_MS) / HOUR_MS) * HOUR_MS + HALF_HOUR_MS).toISOString();
}
