import { savedViewSchema, type ViewState } from '../../../schema/entities/savedView';

/** The look of a list's table, which the list's own address does not name. */
export type TableView = Pick<ViewState, 'hidden_columns' | 'column_order' | 'density'>;

const lookSchema = savedViewSchema.pick(['hidden_columns', 'column_order', 'density']);

const LIST_PARAMS = [
  'filter',
  'displayedFilters',
  'sort',
  'order',
  'page',
  'perPage',
  'look',
] as const;

type ListParams = Record<(typeof LIST_PARAMS)[number], string>;

/** Returns what an address says besides the parameters of a list, whose names begin with `prefix`. */
export function toPageQuery(search: string, prefix: string): string {
  const params = new URLSearchParams(search);
  for (const name of LIST_PARAMS) params.delete(`${prefix}${name}`);
  params.sort();
  return params.toString();
}

/**
 * Returns the query of an address that opens a view: the page's own parameters, react-admin's of a
 * list, and `look`. The names of the list's begin with `prefix`.
 */
export function toViewSearch(view: ViewState, prefix = ''): string {
  const { hidden_columns, column_order, density } = view;
  const params = new URLSearchParams(view.page_query);
  const own: ListParams = {
    filter: JSON.stringify(view.filter),
    displayedFilters: JSON.stringify(view.displayed_filters),
    sort: view.sort_field,
    order: view.sort_order,
    page: '1',
    perPage: String(view.per_page),
    look: JSON.stringify({ hidden_columns, column_order, density }),
  };
  for (const name of LIST_PARAMS) params.set(`${prefix}${name}`, own[name]);
  return params.toString();
}

function parseLook(text: string): TableView | undefined {
  try {
    return lookSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return undefined;
  }
}

/** What an address asks of a list. */
export interface ParsedTableView {
  /** Undefined if the address names none that a table can have. */
  look: TableView | undefined;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  /** The address without the look. */
  search: string;
}

/** Takes the look out of an address, which anybody may have written. Undefined if it names none. */
export function parseTableView(search: string, prefix = ''): ParsedTableView | undefined {
  const params = new URLSearchParams(search);
  const get = (name: keyof ListParams) => params.get(`${prefix}${name}`) ?? '';
  const text = params.get(`${prefix}look`);
  if (text === null) return undefined;
  params.delete(`${prefix}look`);
  return {
    look: parseLook(text),
    sort: { field: get('sort'), order: get('order') === 'DESC' ? 'DESC' : 'ASC' },
    perPage: Number(get('perPage')),
    search: params.toString(),
  };
}
