import type { Fields } from '../provider/resourceRow';

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => Object.is(item, b[index]));

/**
 * Returns whether two values of a field are equal; lists are equal if their entries are, in order.
 */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? isSameList(a, b) : Object.is(a, b);

/**
 * Returns the fields whose value differs from the previous record; all fields if that is unknown.
 */
export const pickChangedFields = (data: Fields, previous: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !isSameValue(value, previous[name])),
  );
