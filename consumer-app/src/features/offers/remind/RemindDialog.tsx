import { addReminder, ApiError, getApiErrorText } from '@marketplace/shared/api';
import { useOnInput } from '@marketplace/shared/form';
import { toDisplayDate } from '@marketplace/shared/format';
import { date, message } from '@marketplace/shared/schema';
import { Button, DateField, Dialog, notify } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { object } from 'yup';
import { api, session, persistInput, readPersistedInput } from '../../../session';
import { useTexts, defineTexts } from '../../../i18n';
import { singleFlight } from '../../../browser';
import { usePersistedField, useYupForm } from '../../../form';
import styles from './remind.module.css';
import { isReminderDay, getReminderDays } from './reminderDay';
import { remindTexts as english } from '../../../i18n/en/remind';

const remindTexts = defineTexts('remind', {
  en: english,
  hi: async () => (await import('../../../i18n/hi/remind')).remindTexts,
});

const INPUT_NAME = 'remind_on';

const schema = object({
  remind_on: date().test({
    name: 'day',
    message: message('invalid'),
    test: (day) => isReminderDay(day, new Date()),
  }),
});

interface ReminderRequest {
  id: string;
  remind_on: string;
  /** Called once after success, however many callers wait for the same request. */
  done: (day: string) => void;
}

const remind = singleFlight(async ({ id, remind_on, done }: ReminderRequest) => {
  const { data } = await api.call(addReminder, { params: { id }, body: { remind_on } });
  done(toDisplayDate(data.remind_on) ?? '');
});

/** Dialog for the day of a reminder about the offers; suggests the day in a week. */
export function RemindDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts(remindTexts);
  const [days] = useState(() => getReminderDays(new Date()));
  const form = useYupForm({
    getSchema: () => schema,
    translateError: () => text('invalid'),
    defaultValues: {
      remind_on: readPersistedInput(INPUT_NAME) ?? toDisplayDate(days.proposed) ?? '',
    },
    shouldFocusError: true,
  });
  usePersistedField(form, { field: 'remind_on', name: INPUT_NAME });
  useOnInput(form, () => form.clearErrors());
  const { errors, isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ remind_on }) => {
    const id = session.userId;
    if (!id) return;
    try {
      await remind({
        id,
        remind_on,
        done: (when) => notify.success(text('done', { day: when })),
      });
      persistInput(INPUT_NAME, undefined);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const fault = getApiErrorText(failure, 'remind_on');
      form.setError('remind_on', { type: 'server', message: fault }, { shouldFocus: true });
    }
  });
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
      <form
        id="remind"
        className={styles['form']}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{text('text')}</p>
        <Controller
          control={form.control}
          name="remind_on"
          render={({ field }) => (
            <DateField
              {...field}
              id="remind_on"
              label={text('day')}
              hint={text('hint')}
              error={errors.remind_on?.message}
              min={days.first}
              max={days.last}
              data-autofocus
            />
          )}
        />
      </form>
    </Dialog>
  );
}
