import { validate } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { readSolarAnswers, type SolarAnswers, solarSchema } from './solarAnswers';

const start = readSolarAnswers();

const findInvalid = (answers: SolarAnswers): string[] => {
  const checked = validate(solarSchema, answers, { cast: true });
  return checked.ok ? [] : Object.keys(checked.errors);
};

it('starts with valid answers', () => {
  expect(findInvalid(start)).toEqual([]);
  expect(findInvalid({ ...start, by: 'size' })).toEqual([]);
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
])('finds %j wrong at %s', (input, field) => {
  expect(findInvalid({ ...start, ...input })).toEqual([field]);
});

it('ignores what is not asked', () => {
  expect(findInvalid({ ...start, kw: 'x' })).toEqual([]);
  expect(findInvalid({ ...start, by: 'size', bill: null })).toEqual([]);
});
