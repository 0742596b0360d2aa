import { Suspense, lazy, useSyncExternalStore } from 'react';
import { subscribeToToasts, getShownToasts } from './toastStore';

const ToastStack = lazy(() => import('./ToastStack').then((m) => ({ default: m.ToastStack })));

let needed = false;

function hasBeenNeeded(): boolean {
  needed ||= getShownToasts().length > 0;
  return needed;
}

/** Shows the toasts of `notify`. An app needs one. It loads the toast components with the first toast. */
export function ToastHost() {
  const show = useSyncExternalStore(subscribeToToasts, hasBeenNeeded, () => false);
  return show ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
