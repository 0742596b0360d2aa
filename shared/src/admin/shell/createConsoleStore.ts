import { type Store, localStorageStore } from 'react-admin';

const isKeptOnLogout = (key: string) =>
  key.startsWith('preferences.') || key.endsWith('.savedQueries');

/**
 * What react-admin remembers of a console. A logout takes it all but the chosen columns and the saved
 * queries; what was searched for may name a customer and goes.
 */
export function createConsoleStore(area: 'admin' | 'partner'): Store {
  const store = localStorageStore('1', area);
  // If a phone's menu closes before its opening animation ends, the page stays locked.
  store.setItem('sidebar.open', false);
  return {
    ...store,
    reset() {
      for (const key of Object.keys(store.listItems?.() ?? {})) {
        if (!isKeptOnLogout(key)) store.removeItem(key);
      }
    },
  };
}
