import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { ToastStackProps } from './ToastStack';
import { subscribeToToasts, getShownToasts } from './toastStore';

const ToastStack = lazy(() => import('./ToastStack').then((m) => ({ default: m.ToastStack })));

let needed = false;

function hasBeenNeeded(): boolean {
  needed ||= getShownToasts().length > 0;
  return needed;
}

/**
 * Shows the toasts of `notify`. An app needs one. It loads the toast components with the first toast. `place` is
 * where they stand on a wide screen; on a phone they are always at the bottom.
 */
export function ToastHost({ place = 'bottom' }: ToastStackProps) {
  const show = useSyncExternalStore(subscribeToToasts, hasBeenNeeded, () => false);
  return show ? (
    <Suspense fallback={null}>
      <ToastStack place={place} />
    </Suspense>
  ) : null;
}
