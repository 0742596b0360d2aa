import { type Store, localStorageStore } from 'react-admin';

const isKeptOnLogout = (key: string) =>
  key.startsWith('preferences.') || key.endsWith('.savedQueries');

/**
 * Creates react-admin's store of a console. A logout keeps only the preferences and the saved queries, because
 * search texts may name a customer.
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
