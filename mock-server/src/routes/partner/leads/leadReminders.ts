import { addLeadReminder, updateLeadReminder } from '@marketplace/shared/api';
import {
  CALL_BACK_DAYS,
  createFieldSelector,
  leadReminderSchema,
} from '@marketplace/shared/schema';
import { DAY_MS, now, nowIso } from '../../../clock';
import { requireOwnRecord } from '../../../data/requireRecord';
import { notFound, wrongField } from '../../../httpError';
import { handle } from '../../kit/handle';

export const reminderView = createFieldSelector(leadReminderSchema);

/** Returns the time of a reminder in UTC. Throws 422 for the past and for a far future. */
function parseReminderTime(at: string): string {
  const time = Date.parse(at);
  if (!(time > now() && time <= now() + CALL_BACK_DAYS * DAY_MS))
    throw wrongField('remind_at', 'lead_reminder_time');
  return new Date(time).toISOString();
}

export const reminderRoutes = [
  handle(addLeadReminder, async ({ params, body, session }, { store }) => {
    const made = await store.tx(async (writer) => {
      const lead = await requireOwnRecord(writer, 'leads', params.id, session);
      return writer.insert('lead_reminders', {
        lead_id: lead.id,
        partner_id: lead.partner_id,
        remind_at: parseReminderTime(body.remind_at),
        text: body.text.trim(),
        done_at: null,
        created_at: nowIso(),
      });
    });
    return { data: reminderView(made) };
  }),
  handle(updateLeadReminder, async ({ params, body, session }, { store }) => {
    const changed = await store.tx(async (writer) => {
      const lead = await requireOwnRecord(writer, 'leads', params.id, session);
      const reminder = await writer.get('lead_reminders', params.reminder);
      if (reminder?.lead_id !== lead.id) throw notFound();
      return writer.update('lead_reminders', reminder.id, {
        ...(body.remind_at !== undefined && { remind_at: parseReminderTime(body.remind_at) }),
        ...(body.done !== undefined && { done_at: body.done === 1 ? nowIso() : null }),
      });
    });
    return { data: reminderView(changed) };
  }),
];
