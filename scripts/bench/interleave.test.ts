import { expect, it } from 'vitest';
import { interleave } from './interleave';
import { computeMedian } from './median';

it('takes turns, each round from another case, and keeps the order of the cases', async () => {
  const order: string[] = [];
  const one = (name: string) => async () => {
    order.push(name);
    return `${name}${order.length}`;
  };
  expect(await interleave([one('a'), one('b')], 2)).toEqual([
    ['a1', 'a4'],
    ['b2', 'b3'],
  ]);
  expect(order).toEqual(['a', 'b', 'b', 'a']);
});

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 30, 4], 7],
  [[100, 20, 3], 20],
])('the median of %j is %d', (values, middle) => {
  const given = [...values];
  expect(computeMedian(values)).toBe(middle);
  expect(values).toEqual(given);
});

it('has no median of nothing', () => expect(computeMedian([])).toBeNaN());
