import { expect, test } from 'vitest';
import { changeOf, pointsOf } from './change';

test.each([
  [12, 10, { kind: 'up', by: 0.2 }],
  [5, 10, { kind: 'down', by: 0.5 }],
  [0, 10, { kind: 'down', by: 1 }],
  [10, 10, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [3, 0, { kind: 'fresh' }],
])('%i after %i', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test('a share moves in points, and is not compared with none', () => {
  expect(pointsOf(0.75, 0.5)).toEqual({ kind: 'up', by: 0.25 });
  expect(pointsOf(0.5, undefined)).toEqual({ kind: 'fresh' });
  expect(pointsOf(undefined, 0.5)).toEqual({ kind: 'fresh' });
});
