import type { Filters } from '@marketplace/shared/admin';

/**
 * Returns the rows that match one value of every filter; the row's text must contain each word of
 * `q`.
 */
export function filterRows<R extends object>(
  rows: readonly R[],
  { q = '', ...equal }: Filters,
  text: (row: R) => string,
): R[] {
  const words = (typeof q === 'string' ? q : '')
    .toLocaleLowerCase('en-IN')
    .split(/\s+/)
    .filter(Boolean);
  const wanted = Object.entries(equal);
  return rows.filter((row) => {
    const fits = wanted.every(([name, values]) => {
      const own: unknown = Reflect.get(row, name);
      return [values].flat().some((value) => value === own);
    });
    if (!fits) return false;
    if (words.length === 0) return true;
    const own = text(row).toLocaleLowerCase('en-IN');
    return words.every((word) => own.includes(word));
  });
}
