import { useSyncExternalStore } from 'react';
import { type Area, getBrowserStorage } from '../../session';
import { LANGUAGES, type Language } from '../../i18n/language';

/** What a person chose for the look of a console. It stays in the browser when they log out. */
export interface Preferences {
  language: Language;
  /** `system` follows the device. */
  mode: 'light' | 'dark' | 'system';
  sidebar: 'open' | 'collapsed';
}

type Choices = { [Name in keyof Preferences]: readonly Preferences[Name][] };

/** The options of each preference, the default first. */
const choices: Choices = {
  language: LANGUAGES,
  mode: ['system', 'light', 'dark'],
  sidebar: ['open', 'collapsed'],
};

/**
 * The preferences of one console; listeners run after each change. Every read takes the stored value, which
 * another tab may have changed; a valtio copy would miss that and add 2.5 KB to the first load.
 */
export interface PreferenceStore {
  get<Name extends keyof Preferences>(name: Name): Preferences[Name];
  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void;
  subscribe: (listener: () => void) => () => void;
}

/** The two consoles share an origin, so each keeps its preferences under its own area. */
export function createPreferences(area: Area, storage = getBrowserStorage()): PreferenceStore {
  const listeners = new Set<() => void>();
  // Without storage a choice lasts until the page is left.
  const unsaved = new Map<string, string>();
  const buildKey = (name: keyof Preferences) => `preference:${area}:${name}`;
  const read = (key: string) => {
    try {
      return unsaved.get(key) ?? storage?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  return {
    get(name) {
      const stored = read(buildKey(name));
      const known = choices[name];
      const [first] = known;
      const found = known.find((choice) => choice === stored) ?? first;
      if (found === undefined) throw new Error(`nothing to choose for ${name}`);
      return found;
    },
    set(name, value) {
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(buildKey(name), value);
        unsaved.delete(buildKey(name));
      } catch {
        unsaved.set(buildKey(name), value);
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePreference<Name extends keyof Preferences>(store: PreferenceStore, name: Name) {
  const value = useSyncExternalStore(store.subscribe, () => store.get(name));
  const set = (next: Preferences[Name]) => store.set(name, next);
  return [value, set] as const;
}
