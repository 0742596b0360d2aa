function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/**
 * A frozen copy that holds just what JSON can say, so that a record reads the same before a restart
 * as after it, and no caller keeps a reference through which it could change.
 */
export function isolate<T>(value: object): T {
  const copy: T = JSON.parse(JSON.stringify(value));
  deepFreeze(copy);
  return copy;
}

/** Freezes what was just parsed, in place. */
export function freezeAll(rows: readonly unknown[]): void {
  rows.forEach(deepFreeze);
}
