import { maskPersonal } from '../../../format';
import type { Filters, FilterRange } from '../list/LocalList';

type Wanted = Filters[string];

const isRange = (wanted: Wanted): wanted is FilterRange =>
  typeof wanted === 'object' && !Array.isArray(wanted);

function isWithin(own: unknown, { gte = '', lte = '' }: FilterRange): boolean {
  if (gte === '' && lte === '') return true;
  if (typeof own !== 'number') return false;
  return (gte === '' || own >= Number(gte)) && (lte === '' || own <= Number(lte));
}

/**
 * Returns the rows that match one value of every filter, or its range of numbers; the row's text must
 * contain each word of `q`. A field may hold several values.
 */
export function filterRows<R extends object>(
  rows: readonly R[],
  { q = '', ...equal }: Filters,
  text: (row: R) => string,
): R[] {
  const words = maskPersonal(typeof q === 'string' ? q : '')
    .toLocaleLowerCase('en-IN')
    .split(/\s+/)
    .filter(Boolean);
  const wanted = Object.entries(equal);
  return rows.filter((row) => {
    const fits = wanted.every(([name, values]) => {
      const value: unknown = Reflect.get(row, name);
      if (isRange(values)) return isWithin(value, values);
      const members = [value].flat();
      return [values].flat().some((one) => members.includes(one));
    });
    if (!fits) return false;
    if (words.length === 0) return true;
    const shown = maskPersonal(text(row)).toLocaleLowerCase('en-IN');
    return words.every((word) => shown.includes(word));
  });
}
