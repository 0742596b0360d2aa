import { expect, test } from 'vitest';
import { parseFilters, applyFilters } from './urlFilters';

const names = ['status', 'partner_id', 'q'];
const at = (filter: string) => new URLSearchParams({ period: 'yesterday', filter });

test('filters survive the way through the address, and the period stays beside them', () => {
  const filters = { status: ['disbursed', 'approved'], partner_id: 3, q: 'आशा & co' };
  const search = applyFilters(at('{}'), filters);
  expect(parseFilters(new URLSearchParams(search.toString()), names)).toEqual(filters);
  expect(search.get('period')).toBe('yesterday');
});

test('without filters the address has no filter parameter', () => {
  expect(applyFilters(at('{"q":"x"}'), {}).toString()).toBe('period=yesterday');
  expect(applyFilters(at('{}'), { q: '', status: '' }).toString()).toBe('period=yesterday');
});

test('a range is a filter while one of its ends is set', () => {
  const range = { created_at: { gte: '', lte: '' }, amount: { gte: 1000, lte: '' } };
  const search = applyFilters(at('{}'), range);
  expect(parseFilters(search, ['created_at', 'amount'])).toEqual({ amount: range.amount });
  expect(applyFilters(at('{}'), { created_at: range.created_at }).has('filter')).toBe(false);
});

test('the lists of a page have parameters of their own', () => {
  const search = applyFilters(at('{"q":"one"}'), { q: 'two' }, 'merges.');
  expect(parseFilters(search, names)).toEqual({ q: 'one' });
  expect(parseFilters(search, names, 'merges.')).toEqual({ q: 'two' });
});

test.each(['', '{', 'null', '[]', '7', '{"version":1}', '{"q":{"a":1}}', '{"status":["x",{}]}'])(
  'invalid parameters are left out: %s',
  (filter) => {
    expect(parseFilters(at(filter), names)).toEqual({});
  },
);
