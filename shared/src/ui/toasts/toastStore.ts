import { type Toast, type ToastKind, type Toasts, showWaiting } from './toastQueue';

// Not a valtio state: the consoles' sign-in pages load this file, and valtio would add 2.5 KB to their first load.
let lastId = 0;
let toasts: Toasts = { shown: [], waiting: [] };
const listeners = new Set<() => void>();

function change(next: Toasts): void {
  toasts = showWaiting(next);
  for (const listener of listeners) listener();
}

/** Shows a toast, or queues it if the screen is full. Returns its id. */
export function pushToast(
  kind: ToastKind,
  text: string,
  { action, detail }: Pick<Toast, 'action' | 'detail'> = {},
): number {
  lastId += 1;
  change({ ...toasts, waiting: [...toasts.waiting, { id: lastId, kind, text, detail, action }] });
  return lastId;
}

export function closeToast(id: number): void {
  change({ ...toasts, shown: toasts.shown.filter((toast) => toast.id !== id) });
}

/** Returns the visible toasts, as a new array after each change. */
export function getShownToasts(): readonly Toast[] {
  return toasts.shown;
}

/** Calls the listener on each change. Returns an unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
