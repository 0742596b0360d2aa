import { ApiError, cancelReminder } from '@marketplace/shared/api';
import { wireToDisplay } from '@marketplace/shared/format';
import { Button, notify } from '@marketplace/shared/ui';
import type { Reminder } from '@marketplace/shared/schema';
import { useState } from 'react';
import { api } from '../../browser/api';
import { useTexts } from '../../language/i18n';
import styles from './privacy.module.css';
import { privacyTexts } from './texts';
import { patchOwnData } from './useOwnData';

interface Props {
  userId: string;
  reminders: readonly Reminder[];
}

/** Lists the requested reminders; the person can cancel pending ones. */
export function ReminderList({ userId, reminders }: Props) {
  const text = useTexts(privacyTexts);
  const [busy, setBusy] = useState('');
  const cancel = async (reminderId: string) => {
    setBusy(reminderId);
    try {
      await api.call(cancelReminder, { params: { id: userId, reminderId } });
      patchOwnData(userId, (held) => ({
        reminders: held.reminders.filter(({ id }) => id !== reminderId),
      }));
      notify.success(text('reminders.cancelled'));
      document.getElementById('reminders')?.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
    setBusy('');
  };
  if (reminders.length === 0) return <p className={styles['muted']}>{text('reminders.none')}</p>;
  return (
    <ul className={styles['reminders']}>
      {reminders.map(({ id, remind_on, status }) => {
        const day = wireToDisplay(remind_on) ?? remind_on;
        return (
          <li key={id}>
            <span>{text(`reminders.${status}`, { day })}</span>
            {status === 'waiting' && (
              <Button
                variant="secondary"
                busy={busy === id}
                aria-label={text('reminders.cancel_of', { day })}
                onClick={() => void cancel(id)}
              >
                {text('reminders.cancel')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
