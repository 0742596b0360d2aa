import { expect, test } from 'vitest';
import type { ViewState } from '../../schema';
import { takeLook, toViewSearch } from './viewAddress';

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
  const taken = takeLook(`?${toViewSearch(VIEW)}`);
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
  expect(takeLook(`?${taken?.search}`)).toBeUndefined();
});

test.each(['', '{', '[]', '{"density":"huge"}', '{"hidden_columns":"all","density":"compact"}'])(
  'no table takes the look %j',
  (look) => {
    expect(takeLook(`?page=2&look=${encodeURIComponent(look)}`)).toEqual({
      look: undefined,
      search: 'page=2',
    });
  },
);
