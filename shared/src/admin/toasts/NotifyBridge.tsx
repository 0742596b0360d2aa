import { useEffect } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { notify } from '../../ui';

/**
 * Hands what react-admin's `useNotify` says to the toasts of all three apps, which show five at once.
 * An undoable change is sent at once: a toast that closes is no place to lose a change in.
 */
export function NotifyBridge() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions = {} } = notification;
    if (notificationOptions.undoable) takeMutation()?.({ isUndo: false });
    if (typeof message !== 'string') return;
    const args: unknown = notificationOptions.messageArgs;
    const text = translate(message, { _: message, ...(typeof args === 'object' ? args : {}) });
    notify[type](text);
  }, [notifications, takeNotification, takeMutation, translate]);
  return null;
}
