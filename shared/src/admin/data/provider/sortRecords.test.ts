import { expect, test } from 'vitest';
import { sortRecords } from './sortRecords';

const order = (values: readonly unknown[], direction: 'ASC' | 'DESC'): unknown[] =>
  sortRecords(
    values.map((value, at) => ({ id: at, value })),
    { field: 'value', order: direction },
  ).map(({ id }) => id);

test.each([
  ['ASC', [2, 0, 4, 1, 3]],
  ['DESC', [0, 4, 2, 1, 3]],
] as const)('%s by number: equal ones keep their order, empty ones come last', (way, ids) => {
  expect(order([20, null, -3.5, '', 20], way)).toEqual(ids);
});

test.each([
  ['ASC', [3, 0, 4, 1, 2]],
  ['DESC', [1, 0, 4, 3, 2]],
] as const)('%s by text as people read it: numbers in it by size, case aside', (way, ids) => {
  expect(order(['Alpha 2', 'Alpha 10', undefined, 'Álpha 1', 'ALPHA 2'], way)).toEqual(ids);
});

test('numbers among texts are sorted as people read them', () => {
  expect(order(['10', 9, '8'], 'ASC')).toEqual([2, 1, 0]);
});

test('a list of ten thousand is sorted as one of three', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => (at * 7919) % 10_007);
  expect(order(many, 'ASC')).toEqual(
    many
      .map((value, at) => [value, at] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, at]) => at),
  );
});
