import { expect, onTestFinished, test, vi } from 'vitest';
import { flattenRanges } from './rangeFilters';

test('a range becomes the two conditions that the server knows, and what is open says nothing', () => {
  expect(
    flattenRanges({
      q: 'x',
      status: ['a', 'b'],
      amount: { gte: 1, lte: 5 },
      created_at: { gte: '2026-01-01T00:00:00Z', lte: '' },
    }),
  ).toEqual({
    q: 'x',
    status: ['a', 'b'],
    amount_gte: 1,
    amount_lte: 5,
    created_at_gte: '2026-01-01T00:00:00Z',
  });
});

test('a period that is kept by its name is that of the day on which it is asked', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const view = { at: { within: 'this_month', gte: '', lte: '' }, made: { within: 'last_7_days' } };
  const asked = (now: string) => {
    vi.setSystemTime(now);
    return flattenRanges(view);
  };
  expect(asked('2026-03-12T06:00:00Z')).toEqual({
    at_gte: '2026-02-28T18:30:00.000Z',
    at_lt: '2026-03-12T18:30:00.000Z',
    made_gte: '2026-03-05T18:30:00.000Z',
    made_lt: '2026-03-12T18:30:00.000Z',
  });
  expect(asked('2026-04-02T06:00:00Z')).toEqual({
    at_gte: '2026-03-31T18:30:00.000Z',
    at_lt: '2026-04-02T18:30:00.000Z',
    made_gte: '2026-03-26T18:30:00.000Z',
    made_lt: '2026-04-02T18:30:00.000Z',
  });
  expect(flattenRanges({ at: { within: '', gte: '', lte: '' } })).toEqual({});
  expect(flattenRanges({ at: { within: 'for_ever' } })).toEqual({});
});
