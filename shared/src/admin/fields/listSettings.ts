import { createContext, useContext, useEffect } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import type { ColumnName } from './column';

/** A table's settings outlive a logout, as all `preferences` do. */
const buildKey = (resource: string | undefined) => `preferences.${resource}.table`;

/** Returns the store key of the surrounding table's hidden columns and their order. */
export const useTableKey = (): string => buildKey(useResourceContext());

/** react-admin's key of the order of a table's columns. */
export const orderKey = (tableKey: string): string => `${tableKey}_columnRanks`;

/** Returns the name by which react-admin keeps whether a column is hidden. */
export const getSource = ({ sort, name }: ColumnName): string => sort ?? name;

/** Returns the sources of those of a table's columns that are not shown until a person chooses them. */
export const getHiddenByDefault = (columns: readonly ColumnName[]): string[] =>
  columns.filter((column) => column.hidden).map(getSource);

/** Returns the sources of the surrounding table's hidden columns. */
export const useHiddenColumns = (columns: readonly ColumnName[]) =>
  useStore<string[]>(useTableKey(), getHiddenByDefault(columns));

/**
 * Shows the first column if it was hidden while a name in another language headed the rows, and hides that name
 * instead. Returns the sources of the hidden columns.
 */
export function useShownTitle(columns: readonly ColumnName[]): readonly string[] {
  const [hidden, setHidden] = useHiddenColumns(columns);
  const [title] = columns;
  const source = title && getSource(title);
  useEffect(() => {
    if (!source || !hidden.includes(source)) return;
    const others = new Set([...hidden, ...getHiddenByDefault(columns)]);
    others.delete(source);
    setHidden([...others]);
  }, [columns, hidden, setHidden, source]);
  return hidden;
}

/**
 * Returns the indexes of the surrounding table's columns in their order. A stored order may be from a build with
 * other columns.
 */
export function useColumnOrder(count: number) {
  const [kept = [], setOrder] = useStore<number[] | undefined>(orderKey(useTableKey()));
  const known = kept.filter((index) => index < count);
  const others = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !known.includes(index),
  );
  return [[...known, ...others], setOrder] as const;
}

/** Returns the widths, in pixels, of the columns that a person has resized, by name. */
export const useColumnWidths = () =>
  useStore<Readonly<Record<string, number>>>(`${useTableKey()}.widths`, {});

/** The store key of the row height of all tables. */
export const DENSITY_KEY = 'preferences.density';

/** Returns the row height of all tables. */
export const useDensity = () => useStore<'comfortable' | 'compact'>(DENSITY_KEY, 'comfortable');

/** What the names of a list's parameters in the address begin with, on a page with several lists. */
export const ListPrefix = createContext('');

/** Returns what the names of the surrounding list's parameters begin with; '' on most pages. */
export const useListPrefix = () => useContext(ListPrefix);

/** All rows of a list, which the provider loads in pages of what the server answers at once. */
export const ALL_ROWS = { page: 1, perPage: 250_000 } as const;

/** The options of a list whose table shows the failure to load, instead of react-admin's toast. */
export const FAILS_IN_PLACE = { onError: () => {} };
