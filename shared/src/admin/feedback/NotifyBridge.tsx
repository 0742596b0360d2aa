import { useEffect } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { notify } from '../../ui';

/**
 * Shows react-admin's notifications as the toasts of all three apps, which show five at once. It
 * sends an undoable change at once, because a closed tab would lose a change that waits.
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
