import { type Toast, type ToastKind, type Toasts, settle } from './toastQueue';

let lastId = 0;
let toasts: Toasts = { shown: [], waiting: [] };
const listeners = new Set<() => void>();

function change(next: Toasts): void {
  toasts = settle(next);
  for (const listener of listeners) listener();
}

/** Shows a toast, or lets it wait for a place. */
export function pushToast(kind: ToastKind, text: string): void {
  lastId += 1;
  change({ ...toasts, waiting: [...toasts.waiting, { id: lastId, kind, text }] });
}

/** Takes a toast off the screen. */
export function closeToast(id: number): void {
  change({ ...toasts, shown: toasts.shown.filter((toast) => toast.id !== id) });
}

/** The toasts that belong on the screen; a new array whenever they change. */
export function shownToasts(): readonly Toast[] {
  return toasts.shown;
}

/** Calls the listener at each change; answers what stops it. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
