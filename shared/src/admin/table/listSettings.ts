import { useResourceContext, useStore } from 'react-admin';

/** What a person has chosen for a table stays when they log out, as all of `preferences` does. */
const keyOf = (resource: string | undefined) => `preferences.${resource}.table`;

/** Where the store keeps which columns of the surrounding list's table are hidden, and their order. */
export const useTableKey = (): string => keyOf(useResourceContext());

/** The widths, in pixels, that a person has dragged columns to, by their names. */
export const useColumnWidths = () =>
  useStore<Readonly<Record<string, number>>>(`${useTableKey()}.widths`, {});

/** The height of the rows of every table. */
export const useDensity = () =>
  useStore<'comfortable' | 'compact'>('preferences.density', 'comfortable');
