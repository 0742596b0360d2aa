import { addReminder, ApiError } from '@marketplace/shared/api';
import { displayToWire, wireToDisplay } from '@marketplace/shared/format';
import { Button, DateField, Dialog, notify } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../browser/api';
import { useTexts } from '../../language/i18n';
import { singleFlight } from '../../browser/singleFlight';
import { session } from '../../session/session';
import { persistInput } from '../../session/persistedInput';
import { usePersistedInput } from '../../session/usePersistedInput';
import styles from './remind.module.css';
import { isReminderDay, reminderDays } from './reminderDay';
import { remindTexts } from './remindTexts';

const TYPED = 'remind_on';

interface Wanted {
  id: string;
  remind_on: string;
  /** Called once after success, however many callers wait for the same request. */
  done: (day: string) => void;
}

const remind = singleFlight(async ({ id, remind_on, done }: Wanted) => {
  const { data } = await api.call(addReminder, { params: { id }, body: { remind_on } });
  done(wireToDisplay(data.remind_on) ?? '');
});

/** Dialog for the day of a reminder about the offers; suggests the day in a week. */
export function RemindDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts(remindTexts);
  const [days] = useState(() => reminderDays(new Date()));
  const [day, typeDay] = usePersistedInput(TYPED, { initial: wireToDisplay(days.proposed) ?? '' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const fail = (reason: string) => {
    setError(reason);
    document.getElementById('remind_on')?.focus();
  };
  const send = async (remind_on: string) => {
    const id = session.userId;
    if (!id) return;
    setBusy(true);
    try {
      await remind({
        id,
        remind_on,
        done: (when) => notify.success(text('done', { day: when })),
      });
      persistInput(TYPED, undefined);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      fail(failure.fields['remind_on'] ?? failure.message);
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const wire = displayToWire(day) ?? '';
    if (isReminderDay(wire, new Date())) void send(wire);
    else fail(text('wrong'));
  };
  return (
    <Dialog
      open
      closable
      title={text('title')}
      onClose={() => {
        if (!busy) onClose();
      }}
      actions={
        <>
          <Button type="submit" form="remind" busy={busy}>
            {text('save')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {text('cancel')}
          </Button>
        </>
      }
    >
      <form id="remind" className={styles['form']} noValidate onSubmit={submit}>
        <p>{text('text')}</p>
        <DateField
          id="remind_on"
          name="remind_on"
          label={text('day')}
          hint={text('hint')}
          min={days.first}
          max={days.last}
          value={day}
          data-autofocus
          onChange={({ currentTarget }) => {
            typeDay(currentTarget.value);
            setError('');
          }}
          {...(error ? { error } : {})}
        />
      </form>
    </Dialog>
  );
}
