import type { Filters } from './urlFilters';

/** The rows that every filter fits; each word of `q` has to stand in the row's text. */
export function filterRows<R extends object>(
  rows: readonly R[],
  { q = '', ...equal }: Filters,
  text: (row: R) => string,
): R[] {
  const words = String(q).toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean);
  const wanted = Object.entries(equal);
  return rows.filter((row) => {
    if (!wanted.every(([name, value]) => Reflect.get(row, name) === value)) return false;
    if (words.length === 0) return true;
    const own = text(row).toLocaleLowerCase('en-IN');
    return words.every((word) => own.includes(word));
  });
}
