import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `false` in a page as the server drew it, `true` as soon as the browser has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
