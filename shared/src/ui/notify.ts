import { pushToast } from './toastStore';

/** Tells the person something, from anywhere; shown by the app's `ToastHost`. */
export const notify = {
  success: (text: string) => pushToast('success', text),
  info: (text: string) => pushToast('info', text),
  warning: (text: string) => pushToast('warning', text),
  /** Stays until it has been read. */
  error: (text: string) => pushToast('error', text),
};
