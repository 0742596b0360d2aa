import { addDays } from '@marketplace/shared/format';
import { addReminder, cancelReminder, getReminders } from '@marketplace/shared/api';
import { createFieldSelector, REMINDER_LIMITS, reminderSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, notFound, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { handle } from '../../kit/handle';

/** 9:00 in India, as UTC. */
const SEND_TIME = '03:30:00.000Z';

/** Converts a reminder for the person who set it. */
export const reminderView = createFieldSelector(reminderSchema);

export const reminderRoutes = [
  handle(getReminders, async ({ params }, { store }) => {
    const { rows } = await store.find('reminders', {
      filter: { user_id: params.id },
      sort: ['remind_on', 'ASC'],
    });
    return { data: rows.map(reminderView) };
  }),
  handle(addReminder, async ({ params, body, language }, { store }) => {
    const { remind_on } = body;
    const today = getIndianToday();
    if (remind_on < today) throw wrongField('remind_on', 'reminder_past');
    if (remind_on > addDays(today, REMINDER_LIMITS.days))
      throw wrongField('remind_on', 'reminder_far');
    const made = await store.tx(async (writer) => {
      await requireRecord(writer, 'users', params.id);
      const { rows } = await writer.find('reminders', {
        filter: { user_id: params.id, status: 'waiting' },
      });
      const same = rows.find((reminder) => reminder.remind_on === remind_on);
      if (same) return same;
      if (rows.length >= REMINDER_LIMITS.waiting) throw new HttpError(409, 'too_many_reminders');
      return writer.insert('reminders', {
        user_id: params.id,
        remind_on,
        status: 'waiting',
        language,
        due_at: `${remind_on}T${SEND_TIME}`,
        created_at: nowIso(),
        sent_at: null,
      });
    });
    return { data: reminderView(made) };
  }),
  handle(cancelReminder, async ({ params, language }, { store }) => {
    await store.tx(async (writer) => {
      const reminder = await writer.get('reminders', params.reminderId);
      if (!reminder || reminder.user_id !== params.id) throw notFound();
      if (reminder.status === 'sent') throw new HttpError(409, 'reminder_sent');
      await writer.remove('reminders', reminder.id);
    });
    return { success: true, message: translate(language, 'reminder_cancelled') };
  }),
];
