import { expect, test } from 'vitest';
import { assignRowSlots } from './rowSlots';

const places = (...lists: number[][]) =>
  lists.reduce<ReturnType<typeof assignRowSlots>>(assignRowSlots, new Map());

test('records that stay in sight keep their places, however they are ordered', () => {
  expect([...places([1, 2, 3], [3, 1, 2])]).toEqual([
    [3, 2],
    [1, 0],
    [2, 1],
  ]);
});

test('records that come take the places of those that left, in order', () => {
  expect([...places([1, 2, 3], [7, 2, 8])]).toEqual([
    [7, 0],
    [2, 1],
    [8, 2],
  ]);
});

test('no two records share a place when a list shrinks, grows and comes back', () => {
  const seats = places([1, 2, 3], [3], [4, 5, 3, 6], [1, 2, 3, 4, 5]);
  expect(new Set(seats.values()).size).toBe(5);
  expect(seats.get(3)).toBe(2);
});
