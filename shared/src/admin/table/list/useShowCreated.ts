import { useContext } from 'react';
import { ListContext } from 'react-admin';

const isFiltered = ({ filterValues = {} }: { readonly filterValues?: object }): boolean =>
  Object.keys(filterValues).length > 0;

/**
 * Returns a function that searches the surrounding list for a new record that it might not show; without a name, it
 * clears the filters.
 */
export function useShowCreated(): (name: string) => void {
  const list = useContext(ListContext);
  return (name) => {
    if (!list) return;
    if (!isFiltered(list) && (list.total ?? 0) < list.perPage) return;
    list.setFilters(name === '' ? {} : { q: name }, []);
  };
}
