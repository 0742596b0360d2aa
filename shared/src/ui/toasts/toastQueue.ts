export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** What a person may do about a toast, such as taking back what it tells of. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** The record and the field that it tells of. */
  detail?: string | undefined;
  /** How many toasts of a kind it stands for. */
  count?: number;
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
  return toast.kind === 'error' && shown.some((other) => isSame(other, toast));
}

/** From this number of toasts of a kind on, one with their number stands for them. */
const COUNTED_FROM = 3;

const isSame = (one: Toast, other: Toast): boolean =>
  one.kind === other.kind && one.text === other.text;

/** Returns a toast that stands for those of its kind, too, once they are many. */
function countSame(shown: readonly Toast[], { action: _, detail: _detail, ...next }: Toast) {
  const same = shown.filter((other) => isSame(other, next));
  const count = same.reduce((sum, other) => sum + (other.count ?? 1), 1);
  if (count < COUNTED_FROM) return undefined;
  return [...shown.filter((other) => !same.includes(other)), { ...next, count }];
}

/**
 * Shows waiting toasts while there is room. A new toast replaces the oldest one that is no error; an unread
 * error always stays. Skips a repeat of a visible toast.
 */
export function showWaiting({ shown, waiting }: Toasts): Toasts {
  const [next, ...rest] = waiting;
  if (!next) return { shown, waiting };
  if (isRepeat(shown, next)) return showWaiting({ shown, waiting: rest });
  const counted = countSame(shown, next);
  if (counted) return showWaiting({ shown: counted, waiting: rest });
  if (shown.length < MAX_TOASTS) return showWaiting({ shown: [...shown, next], waiting: rest });
  const oldest = shown.find((other) => other.kind !== 'error');
  if (!oldest) return { shown, waiting };
  return showWaiting({
    shown: [...shown.filter((other) => other !== oldest), next],
    waiting: rest,
  });
}
