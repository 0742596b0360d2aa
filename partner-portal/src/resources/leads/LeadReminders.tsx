import {
  Failure,
  FormDialogButton,
  Note,
  Panel,
  Rows,
  SchemaInput,
  useClient,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { addLeadReminder, type BodyOf, updateLeadReminder } from '@marketplace/shared/api';
import { addDays, formatDateTime, getDeviceToday } from '@marketplace/shared/format';
import { type LeadReminder, newLeadReminderSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './leads.module.css';
import { useLeadAction, useLeadRefresh } from './useLead';

const HOUR_MS = 3_600_000;

interface ReminderProps {
  leadId: string;
  reminder: LeadReminder;
  readAt: number;
}

function Reminder({ leadId, reminder, readAt }: ReminderProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const action = useLeadAction();
  const { isReadOnly = false } = useConsole();
  const { id, remind_at, text } = reminder;
  const at = formatDateTime(remind_at, language);
  const name = text || at;
  const change = (body: BodyOf<typeof updateLeadReminder>, success: string) =>
    action.mutate(async () => {
      await client.call(updateLeadReminder, { params: { id: leadId, reminder: id }, body });
      return success;
    });
  const snooze = (to: string) => change({ remind_at: to }, translate('leads.moved'));
  return (
    <li>
      <span>
        <strong>{at}</strong>
        {Date.parse(remind_at) <= readAt && (
          <span className={styles['due']}>{translate('leads.due')}</span>
        )}
        {text && <small>{text}</small>}
      </span>
      <span className={styles['buttons']}>
        <Button
          size="small"
          disabled={isReadOnly}
          aria-label={translate('leads.done_named', { name })}
          onClick={() => change({ done: 1 }, translate('leads.ended'))}
        >
          {translate('leads.done')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          disabled={isReadOnly}
          aria-label={translate('leads.hour_named', { name })}
          onClick={() => snooze(new Date(Date.now() + HOUR_MS).toISOString())}
        >
          {translate('leads.hour')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          disabled={isReadOnly}
          aria-label={translate('leads.tomorrow_named', { name })}
          onClick={() => snooze(`${addDays(getDeviceToday(), 1)}T10:00:00+05:30`)}
        >
          {translate('leads.tomorrow')}
        </Button>
      </span>
      <Failure error={action.error} />
    </li>
  );
}

interface LeadRemindersProps {
  id: string;
  reminders: readonly LeadReminder[];
}

/** Lists the open reminders of a lead. A person completes them, puts them off, or adds one. */
export function LeadReminders({ id, reminders }: LeadRemindersProps) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useLeadRefresh();
  const { isReadOnly = false } = useConsole();
  const [readAt] = useState(() => Date.now());
  const add = (
    <FormDialogButton
      form={`leads/${id}/reminder`}
      label={translate('leads.remind')}
      button={{ variant: 'secondary', disabled: isReadOnly }}
      schema={newLeadReminderSchema}
      save={async (values) => {
        const body = newLeadReminderSchema.cast(values);
        await client.call(addLeadReminder, { params: { id }, body });
        notify.success(translate('leads.reminded'));
        await refresh();
      }}
    >
      <SchemaInput source="remind_at" hint={translate('leads.remind_hint')} />
      <SchemaInput optional source="text" label={translate('leads.remind_text')} />
    </FormDialogButton>
  );
  return (
    <Panel title={translate('leads.reminders')} actions={add}>
      {reminders.length === 0 && <Note>{translate('leads.no_reminders')}</Note>}
      <Rows>
        {reminders.map((reminder) => (
          <Reminder key={reminder.id} leadId={id} reminder={reminder} readAt={readAt} />
        ))}
      </Rows>
    </Panel>
  );
}
