/** Builds a record from an entry for each of its keys. */
export function toRecord<K extends string, V>(entries: Iterable<readonly [K, V]>): Record<K, V>;
export function toRecord(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.fromEntries(entries);
}
