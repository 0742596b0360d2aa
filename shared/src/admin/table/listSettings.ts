import { createContext, useContext } from 'react';
import { useResourceContext, useStore } from 'react-admin';

/** A table's settings outlive a logout, as all `preferences` do. */
const keyOf = (resource: string | undefined) => `preferences.${resource}.table`;

/** Returns the store key of the surrounding table's hidden columns and their order. */
export const useTableKey = (): string => keyOf(useResourceContext());

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
