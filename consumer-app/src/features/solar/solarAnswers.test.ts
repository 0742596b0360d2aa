import { expect, it } from 'vitest';
import { faultsIn, keptAnswers } from './solarAnswers';

const start = keptAnswers();

it('starts with answers that can be worked with', () => {
  expect(faultsIn(start)).toEqual([]);
  expect(faultsIn({ ...start, by: 'size' })).toEqual([]);
});

it.each([
  [{ bill: null }, 'bill'],
  [{ bill: 299 }, 'bill'],
  [{ by: 'size' as const, kw: '0' }, 'kw'],
  [{ by: 'size' as const, kw: '2.3' }, 'kw'],
  [{ by: 'size' as const, kw: '10.5' }, 'kw'],
  [{ by: 'size' as const, kw: '' }, 'kw'],
  [{ tariff: '' }, 'tariff'],
  [{ tariff: '1.2.3' }, 'tariff'],
  [{ yield: '500' }, 'yield'],
  [{ cost: 1 }, 'cost'],
  [{ rate: '37' }, 'rate'],
])('finds %j wrong at %s', (typed, field) => {
  expect(faultsIn({ ...start, ...typed })).toEqual([field]);
});

it('does not mind what is not asked', () => {
  expect(faultsIn({ ...start, kw: 'x' })).toEqual([]);
  expect(faultsIn({ ...start, by: 'size', bill: null })).toEqual([]);
});
