import { type Application, APPLICATION_STEPS } from '@marketplace/shared/schema';

export interface Step {
  status: string;
  state: 'done' | 'now' | 'next';
  /** When the application reached the step, if known: an instant, or a day as YYYY-MM-DD. */
  at?: string;
}

const STATUSES: readonly string[] = APPLICATION_STEPS;

/**
 * Builds the past, current and future steps of an application. Only the first and the current step
 * have a date. A declined or withdrawn application ends there.
 */
export function buildSteps({
  status,
  status_date,
  created_at,
}: Pick<Application, 'status' | 'status_date' | 'created_at'>): Step[] {
  const start: Step = { status: 'applied', state: 'done', at: created_at };
  const place = STATUSES.indexOf(status);
  if (place === 0) return [{ ...start, state: 'now' }, ...STATUSES.slice(1).map(toNextStep)];
  const now: Step = { status, state: 'now', at: status_date };
  if (place < 0) return [start, now];
  const passed = STATUSES.slice(1, place).map((one): Step => ({ status: one, state: 'done' }));
  return [start, ...passed, now, ...STATUSES.slice(place + 1).map(toNextStep)];
}

const toNextStep = (status: string): Step => ({ status, state: 'next' });
