/** The methods of `Storage` that this code calls, so that a test can pass its own store. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Returns localStorage, `undefined` outside a browser and where the browser blocks it. */
export function getBrowserStorage(): KeyValueStore | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
