export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** What a person may do about a toast, such as taking back what it tells of. */
export interface ToastAction {
  label: string;
  /**
   * Milliseconds after which the toast closes; without it, the toast closes once it has had the focus or pointer
   * and lost it.
   */
  closesAfterMs?: number;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
}

/** The visible and the waiting toasts, oldest first. */
export interface Toasts {
  shown: readonly Toast[];
  waiting: readonly Toast[];
}

/** Most toasts on the screen (specification, section 9). */
export const MAX_TOASTS = 5;

function isRepeat(shown: readonly Toast[], toast: Toast): boolean {
  return (
    toast.kind === 'error' &&
    shown.some((other) => other.kind === 'error' && other.text === toast.text)
  );
}

/**
 * Shows waiting toasts while there is room. A new toast replaces the oldest one that is no error; an unread
 * error always stays. Skips a repeat of a visible toast.
 */
export function showWaiting({ shown, waiting }: Toasts): Toasts {
  const [next, ...rest] = waiting;
  if (!next) return { shown, waiting };
  if (isRepeat(shown, next)) return showWaiting({ shown, waiting: rest });
  if (shown.length < MAX_TOASTS) return showWaiting({ shown: [...shown, next], waiting: rest });
  const oldest = shown.find((other) => other.kind !== 'error');
  if (!oldest) return { shown, waiting };
  return showWaiting({
    shown: [...shown.filter((other) => other !== oldest), next],
    waiting: rest,
  });
}
