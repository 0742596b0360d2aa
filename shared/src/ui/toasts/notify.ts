import type { ToastAction } from './toastQueue';
import { pushToast } from './toastStore';

/** Shows a toast through the app's `ToastHost`. */
export const notify = {
  /** With an action it stays longer, because three seconds are too short to act. */
  success: (text: string, action?: ToastAction) => pushToast('success', text, action),
  info: (text: string) => pushToast('info', text),
  warning: (text: string) => pushToast('warning', text),
  /** Stays until the person has read it. */
  error: (text: string) => pushToast('error', text),
};
