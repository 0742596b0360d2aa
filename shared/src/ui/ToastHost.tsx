import { Suspense, lazy, useSyncExternalStore } from 'react';
import { onToasts, shownToasts } from './toastStore';

const ToastStack = lazy(() => import('./ToastStack').then((m) => ({ default: m.ToastStack })));

let needed = false;

function hasBeenNeeded(): boolean {
  needed ||= shownToasts().length > 0;
  return needed;
}

/** Shows what `notify` is told; one for an app. What draws toasts is fetched with the first one. */
export function ToastHost() {
  const show = useSyncExternalStore(onToasts, hasBeenNeeded, () => false);
  return show ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
