import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCreatedFilter } from './disbursalBasis';

test('a day begins and ends at midnight in India', () => {
  expect(buildCreatedFilter({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    created_at_gte: '2026-02-28T18:30:00.000Z',
    created_at_lt: '2026-03-01T18:30:00.000Z',
  });
  expect(buildCreatedFilter({ from: '2028-02-28', to: '2028-02-29' })).toMatchObject({
    created_at_lt: '2028-02-29T18:30:00.000Z',
  });
});

test('an instant is in exactly one of two periods that follow each other', () => {
  const day = (time: number) => new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (at) => {
        const today = day(at.getTime());
        const tomorrow = day(at.getTime() + 86_400_000);
        const holds = (own: string) => {
          const { created_at_gte, created_at_lt } = buildCreatedFilter({
            from: own,
            to: own,
          });
          return at.toISOString() >= created_at_gte && at.toISOString() < created_at_lt;
        };
        expect([holds(today), holds(tomorrow)]).toEqual([true, false]);
      },
    ),
  );
});
