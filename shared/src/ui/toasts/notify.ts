import type { ToastAction } from './toastQueue';
import { pushToast } from './toastStore';

/** Shows a toast through the app's `ToastHost`. */
export const notify = {
  /** `detail` names the record and the field. What the action undoes can be undone in the record's history, too. */
  success: (text: string, action?: ToastAction, detail?: string) =>
    pushToast('success', text, { action, detail }),
  info: (text: string) => pushToast('info', text),
  warning: (text: string) => pushToast('warning', text),
  error: (text: string) => pushToast('error', text),
};
