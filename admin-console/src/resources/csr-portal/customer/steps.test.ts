import { getOptionIds } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { buildSteps } from './steps';

const way = (status: string) =>
  buildSteps({ status, status_date: '2026-03-04', created_at: '2026-03-01T05:00:00Z' });

test.each([
  ['applied', 'applied:now in_review:next approved:next disbursed:next'],
  ['in_review', 'applied:done in_review:now approved:next disbursed:next'],
  ['approved', 'applied:done in_review:done approved:now disbursed:next'],
  ['disbursed', 'applied:done in_review:done approved:done disbursed:now'],
  ['rejected', 'applied:done rejected:now'],
  ['withdrawn', 'applied:done withdrawn:now'],
])('%s', (status, wanted) => {
  expect(
    way(status)
      .map((step) => `${step.status}:${step.state}`)
      .join(' '),
  ).toBe(wanted);
});

test('every status has exactly one step, and only known dates', () => {
  for (const status of getOptionIds('applicationStatus')) {
    const steps = way(status);
    expect(steps.filter(({ state }) => state === 'now')).toHaveLength(1);
    const dated = steps.filter(({ at }) => at !== undefined);
    expect(dated).toHaveLength(status === 'applied' ? 1 : 2);
    expect(dated[0]?.at).toBe('2026-03-01T05:00:00Z');
  }
});
