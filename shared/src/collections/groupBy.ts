/** Groups rows by a key: the groups in the order of their first rows, the rows of each in the given order. */
export function groupBy<R, K>(
  rows: readonly R[],
  getKey: (row: R, index: number) => K,
): Map<K, R[]> {
  const groups = new Map<K, R[]>();
  for (const [index, row] of rows.entries()) {
    const key = getKey(row, index);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
