import { savedViewSchema, type ViewState } from '../../schema/entities/savedView';

/** The look of a list's table, which the list's own address does not name. */
export type TableLook = Pick<ViewState, 'hidden_columns' | 'column_order' | 'density'>;

const lookSchema = savedViewSchema.pick(['hidden_columns', 'column_order', 'density']);
const LOOK = 'look';

/** Returns the query of an address that opens a view: react-admin's parameters of a list, and `look`. */
export function toViewSearch(view: ViewState): string {
  const { hidden_columns, column_order, density } = view;
  return new URLSearchParams({
    filter: JSON.stringify(view.filter),
    displayedFilters: JSON.stringify(view.displayed_filters),
    sort: view.sort_field,
    order: view.sort_order,
    page: '1',
    perPage: String(view.per_page),
    [LOOK]: JSON.stringify({ hidden_columns, column_order, density }),
  }).toString();
}

function parseLook(text: string): TableLook | undefined {
  try {
    return lookSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return undefined;
  }
}

/**
 * Takes the look out of an address, which anybody may have written. Undefined if the address names
 * none; `look` is undefined if it names none that a table can have.
 */
export function takeLook(
  search: string,
): { look: TableLook | undefined; search: string } | undefined {
  const params = new URLSearchParams(search);
  const text = params.get(LOOK);
  if (text === null) return undefined;
  params.delete(LOOK);
  return { look: parseLook(text), search: params.toString() };
}
