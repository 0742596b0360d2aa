import type { Identifier, RaRecord } from 'react-admin';
import type { WholeList } from './wholeList';
import { patched, wholeList } from './wholeList';

/** For so long a long list answers further questions; sorting or paging does not fetch it again. */
const FRESH_MS = 30_000;
/** Shorter lists are fetched anew each time: that is cheap, and they are never out of date. */
const LONG = 200;

interface Entry {
  at: number;
  list: Promise<WholeList>;
}

/** The whole lists fetched lately. */
export interface ListCache {
  /**
   * The list of that name, fetched where it is not here, too old, or older than `since`
   * (milliseconds); two who ask at once share one call.
   */
  get(name: string, fetch: () => Promise<readonly RaRecord[]>, since?: number): Promise<WholeList>;
  /** Takes over a saved change, so that a cell's save does not fetch everything again. */
  patch(prefix: string, id: Identifier, changed: Readonly<Record<string, unknown>>): void;
  /** Drops the lists whose names start so. */
  drop(prefix: string): void;
}

/** Makes an empty cache; `now` in milliseconds. */
export const listCache = (now: () => number = Date.now): ListCache => {
  const entries = new Map<string, Entry>();
  const named = (prefix: string) =>
    [...entries.keys()].filter((name) => name === prefix || name.startsWith(`${prefix}/`));
  return {
    get(name, fetch, since = 0) {
      const known = entries.get(name);
      if (known && known.at >= Math.max(since, now() - FRESH_MS)) return known.list;
      const list = fetch().then(wholeList);
      const entry = { at: now(), list };
      entries.set(name, entry);
      const forget = () => {
        if (entries.get(name) === entry) entries.delete(name);
      };
      list.then(({ rows }) => {
        if (rows.length < LONG) forget();
      }, forget);
      return list;
    },
    patch(prefix, id, changed) {
      for (const name of named(prefix)) {
        const entry = entries.get(name);
        if (!entry) continue;
        const list = entry.list.then((whole) => patched(whole, id, changed));
        entries.set(name, { at: entry.at, list });
        list.catch(() => entries.delete(name));
      }
    },
    drop(prefix) {
      for (const name of named(prefix)) entries.delete(name);
    },
  };
};
