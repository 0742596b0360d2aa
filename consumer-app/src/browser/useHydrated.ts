import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** `false` while the server renders and the browser hydrates, `true` afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
