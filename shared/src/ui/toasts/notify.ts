import { pushToast } from './toastStore';

/** Shows a toast through the app's `ToastHost`. */
export const notify = {
  success: (text: string) => pushToast('success', text),
  info: (text: string) => pushToast('info', text),
  warning: (text: string) => pushToast('warning', text),
  /** Stays until the person has read it. */
  error: (text: string) => pushToast('error', text),
};
