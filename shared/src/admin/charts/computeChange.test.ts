import { expect, test } from 'vitest';
import { computeChange, computePointChange } from './computeChange';

test.each([
  [12, 10, { kind: 'up', by: 0.2 }],
  [5, 10, { kind: 'down', by: 0.5 }],
  [0, 10, { kind: 'down', by: 1 }],
  [10, 10, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [3, 0, { kind: 'fresh' }],
])('%i after %i', (now, before, change) => {
  expect(computeChange(now, before)).toEqual(change);
});

test('a share changes in points, and is not compared with a missing one', () => {
  expect(computePointChange(0.75, 0.5)).toEqual({ kind: 'up', by: 0.25 });
  expect(computePointChange(0.5, undefined)).toEqual({ kind: 'fresh' });
  expect(computePointChange(undefined, 0.5)).toEqual({ kind: 'fresh' });
});
