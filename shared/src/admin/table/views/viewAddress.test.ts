import { expect, test } from 'vitest';
import type { ViewState } from '../../../schema';
import { parseTableView, toPageQuery, toViewSearch } from './viewAddress';

const VIEW: ViewState = {
  filter: { q: 'पुणे & co', city: ['Pune'] },
  displayed_filters: { city: true },
  sort_field: 'name',
  sort_order: 'DESC',
  per_page: 25,
  hidden_columns: ['age_min'],
  column_order: null,
  density: 'compact',
};

test('an address holds all of a view, and the list’s own part is left once the look is taken', () => {
  const taken = parseTableView(`?${toViewSearch(VIEW)}`);
  expect(taken?.look).toEqual({
    hidden_columns: ['age_min'],
    column_order: null,
    density: 'compact',
  });
  const params = Object.fromEntries(new URLSearchParams(taken?.search));
  expect(params).toEqual({
    filter: JSON.stringify(VIEW.filter),
    displayedFilters: '{"city":true}',
    sort: 'name',
    order: 'DESC',
    page: '1',
    perPage: '25',
  });
  expect(parseTableView(`?${taken?.search}`)).toBeUndefined();
});

test('a view keeps the page’s own parameters, and leaves those of another list of the page', () => {
  const search = '?period=last_7_days&filter=%7B%7D&page=2&pairs.filter=%7B%22q%22%3A%22a%22%7D';
  const page_query = toPageQuery(search, '');
  const opened = new URLSearchParams(toViewSearch({ ...VIEW, page_query }));
  expect(opened.get('period')).toBe('last_7_days');
  expect(opened.get('filter')).toBe(JSON.stringify(VIEW.filter));
  expect(opened.get('pairs.filter')).toBe('{"q":"a"}');
  const pairs = new URLSearchParams(toViewSearch({ ...VIEW, page_query }, 'pairs.'));
  expect(pairs.get('pairs.filter')).toBe(JSON.stringify(VIEW.filter));
  expect(parseTableView(`?${pairs.toString()}`)).toBeUndefined();
  expect(parseTableView(`?${pairs.toString()}`, 'pairs.')).toMatchObject({
    look: { density: 'compact' },
    sort: { field: 'name', order: 'DESC' },
    perPage: 25,
  });
});

test.each(['', '{', '[]', '{"density":"huge"}', '{"hidden_columns":"all","density":"compact"}'])(
  'no table accepts the view %j',
  (look) => {
    expect(parseTableView(`?page=2&look=${encodeURIComponent(look)}`)).toMatchObject({
      look: undefined,
      search: 'page=2',
    });
  },
);
