import { cancelReminder } from '@marketplace/shared/api';
import { toDisplayDate } from '@marketplace/shared/format';
import { Button, notify } from '@marketplace/shared/ui';
import type { Reminder } from '@marketplace/shared/schema';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session';
import { useTexts } from '../../i18n';
import { notifyFailure } from '../../query';
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
  const cancel = useMutation({
    mutationFn: (reminderId: string) =>
      api.call(cancelReminder, { params: { id: userId, reminderId } }),
    onSuccess: (_, reminderId) => {
      patchOwnData(userId, (held) => ({
        reminders: held.reminders.filter(({ id }) => id !== reminderId),
      }));
      notify.success(text('reminders.cancelled'));
      document.getElementById('reminders')?.focus();
    },
    onError: notifyFailure,
  });
  if (reminders.length === 0) return <p className={styles['muted']}>{text('reminders.none')}</p>;
  return (
    <ul className={styles['reminders']}>
      {reminders.map(({ id, remind_on, status }) => {
        const day = toDisplayDate(remind_on) ?? remind_on;
        return (
          <li key={id}>
            <span>{text(`reminders.${status}`, { day })}</span>
            {status === 'waiting' && (
              <Button
                variant="secondary"
                busy={cancel.isPending && cancel.variables === id}
                aria-label={text('reminders.cancel_of', { day })}
                onClick={() => cancel.mutate(id)}
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
