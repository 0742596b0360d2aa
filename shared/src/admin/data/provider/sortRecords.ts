import { groupBy } from '../../../collections/groupBy';
import type { RaRecord, SortPayload } from 'react-admin';
import { toPlainText } from '../plainText';

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

/** Groups records with the same number, so that the engine's own sort handles only the numbers. */
const sortByNumber = (
  rows: readonly RaRecord[],
  numbers: readonly number[],
  descending: boolean,
): RaRecord[] => {
  const groups = groupBy(rows, (_row, index) => numbers[index] ?? 0);
  const keys = Float64Array.from(groups.keys()).sort();
  if (descending) keys.reverse();
  return Array.from(keys).flatMap((key) => groups.get(key) ?? []);
};

const sortByText = (
  rows: readonly RaRecord[],
  values: readonly unknown[],
  descending: boolean,
): RaRecord[] => {
  const sign = descending ? -1 : 1;
  return rows
    .map((row, at) => ({ row, text: toPlainText(values[at]) }))
    .toSorted((a, b) => sign * collator.compare(a.text, b.text))
    .map(({ row }) => row);
};

/**
 * Sorts records by a field; records without a value come last in both directions, and equal ones
 * keep their order.
 */
export const sortRecords = (
  rows: readonly RaRecord[],
  { field, order }: SortPayload,
): readonly RaRecord[] => {
  const known: RaRecord[] = [];
  const without: RaRecord[] = [];
  const values: unknown[] = [];
  const numbers: number[] = [];
  for (const row of rows) {
    const value: unknown = row[field];
    if (isEmpty(value)) without.push(row);
    else {
      known.push(row);
      values.push(value);
      if (typeof value === 'number') numbers.push(value);
    }
  }
  const descending = order === 'DESC';
  return [
    ...(numbers.length === known.length
      ? sortByNumber(known, numbers, descending)
      : sortByText(known, values, descending)),
    ...without,
  ];
};
