import type { Fields } from './resourceRow';

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => Object.is(item, b[index]));

/** Whether two values of a field are the same; lists by their entries in order. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? sameList(a, b) : Object.is(a, b);

/** The fields whose value differs from the record as it was; all of them where it is not known. */
export const changedFields = (data: Fields, previous: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !sameValue(value, previous[name])),
  );
