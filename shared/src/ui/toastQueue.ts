export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** At most so many toasts on the screen (specification, section 9). */
export const maxToasts = 5;
/** A toast closes by itself after so many milliseconds. */
export const toastMs = 3000;

let lastId = 0;
let waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Adds a toast to those waiting to be shown. */
export function pushToast(kind: ToastKind, text: string): void {
  lastId += 1;
  waiting = [...waiting, { id: lastId, kind, text }];
  for (const listener of listeners) listener();
}

/** The toasts waiting, oldest first; a new array whenever they change. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

export function takeToasts(ids: readonly number[]): void {
  waiting = waiting.filter((toast) => !ids.includes(toast.id));
  for (const listener of listeners) listener();
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What to do next with the oldest waiting toast. */
export type Step =
  | { do: 'show'; toast: Toast }
  /** The oldest shown one that is no error makes room. */
  | { do: 'replace'; toast: Toast; oldest: Toast }
  /** The same error is on the screen and has not been read. */
  | { do: 'drop'; toast: Toast }
  /** Nothing waits, or five unread errors stand. */
  | { do: 'wait' };

/** Errors are never pushed off the screen by what comes later. */
export function nextStep(shown: readonly Toast[], queue: readonly Toast[]): Step {
  const [toast] = queue;
  if (!toast) return { do: 'wait' };
  const same = shown.some((other) => other.kind === 'error' && other.text === toast.text);
  if (toast.kind === 'error' && same) return { do: 'drop', toast };
  if (shown.length < maxToasts) return { do: 'show', toast };
  const oldest = shown.find((other) => other.kind !== 'error');
  return oldest ? { do: 'replace', toast, oldest } : { do: 'wait' };
}
