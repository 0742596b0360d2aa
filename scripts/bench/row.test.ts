import { expect, it } from 'vitest';
import {
  buildMaxRow,
  buildMaxRatioRow,
  buildFailedRow,
  buildMinSpeedupRow,
  toMarkdown,
} from './row';

const list = (value: number) =>
  ({ what: 'list', value, unit: 'ms', floor: { name: 'plain', value: 50 } }) as const;

it.each([
  [55, '1.10x', true],
  [55.1, '1.10x', false],
  [25, '0.50x', true],
])('%d beside 50 is %s', (value, ratio, within) =>
  expect(buildMaxRatioRow(1.1, list(value))).toMatchObject({
    ratio,
    within,
    floor: 'plain 50.0 ms',
    budget: 'at most 1.1x',
  }),
);

it.each([
  [10, '5.0x faster', true],
  [10.1, '5.0x faster', false],
  [100, '0.5x faster', false],
])('%d beside 50 is %s', (value, ratio, within) =>
  expect(buildMinSpeedupRow(5, list(value))).toMatchObject({ ratio, within }),
);

it('a plain limit is kept up to itself', () => {
  const size = { what: 'JS', unit: 'KB' } as const;
  expect(buildMaxRow(120, { ...size, value: 120 })).toMatchObject({
    measured: '120.0 KB',
    ratio: '1.00 of the budget',
    within: true,
  });
  expect(buildMaxRow(120, { ...size, value: 120.01 }).within).toBe(false);
});

it('a failed measurement misses its budget', () => {
  expect(buildMaxRatioRow(1, list(Number.NaN)).within).toBe(false);
  expect(buildMinSpeedupRow(1, list(Number.NaN)).within).toBe(false);
  expect(buildMaxRow(1, list(Number.NaN)).within).toBe(false);
});

it('writes a table that says which budgets are missed', () => {
  const rows = [
    buildMaxRow(2, { what: 'start', value: 3, unit: 's' }),
    buildMaxRatioRow(1.2, list(50)),
    buildFailedRow('calls'),
  ];
  expect(toMarkdown(rows).split('\n').slice(2)).toEqual([
    '| start | 3.00 s |  | 1.50 of the budget | at most 2 s | **no** |',
    '| list | 50.0 ms | plain 50.0 ms | 1.00x | at most 1.2x | yes |',
    '| calls | not measured |  |  |  | **no** |',
  ]);
});
