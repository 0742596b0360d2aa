export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** What is on the screen and what waits for a place there, each oldest first. */
export interface Toasts {
  shown: readonly Toast[];
  waiting: readonly Toast[];
}

/** At most so many toasts on the screen (specification, section 9). */
export const maxToasts = 5;

function isRepeat(shown: readonly Toast[], toast: Toast): boolean {
  return (
    toast.kind === 'error' &&
    shown.some((other) => other.kind === 'error' && other.text === toast.text)
  );
}

/**
 * Shows what waits while there is room. The oldest that is no error makes room for what comes later;
 * an unread error is never pushed away, and one that stands is not said twice.
 */
export function settle({ shown, waiting }: Toasts): Toasts {
  const [next, ...rest] = waiting;
  if (!next) return { shown, waiting };
  if (isRepeat(shown, next)) return settle({ shown, waiting: rest });
  if (shown.length < maxToasts) return settle({ shown: [...shown, next], waiting: rest });
  const oldest = shown.find((other) => other.kind !== 'error');
  if (!oldest) return { shown, waiting };
  return settle({ shown: [...shown.filter((other) => other !== oldest), next], waiting: rest });
}
