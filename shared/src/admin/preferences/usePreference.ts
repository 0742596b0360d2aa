import { useSyncExternalStore } from 'react';
import type { PreferenceStore, Preferences } from './preferences';

export function usePreference<Name extends keyof Preferences>(store: PreferenceStore, name: Name) {
  const value = useSyncExternalStore(store.subscribe, () => store.get(name));
  const set = (next: Preferences[Name]) => store.set(name, next);
  return [value, set] as const;
}
