import { getNotifications, saveNotifications } from '@marketplace/shared/api';
import {
  noticeSchema,
  fieldSelector,
  type NotificationSettings,
  notificationSettingsSchema,
} from '@marketplace/shared/schema';
import { saveChange } from '../../data/changes';
import { requireOwnPartner } from '../../data/partners';
import type { NotificationSettingsRecord } from '../../data/records';
import { getExpectedVersion } from '../kit/expectedVersion';
import { handle } from '../kit/handle';
import { MAX_NOTICES } from './notifyPartner';

/** Until a partner chooses, it hears of nothing. */
const NOTHING: NotificationSettings = {
  lead: [],
  application: [],
  payout: [],
  dispute: [],
  ticket: [],
  webhook: [],
};

const selectSettings = fieldSelector(notificationSettingsSchema);
const noticeView = fieldSelector(noticeSchema);

const settingsView = (settings: Readonly<NotificationSettingsRecord> | undefined) => ({
  ...selectSettings(settings ?? NOTHING),
  ...(settings && { version: settings.version }),
});

export const notificationRoutes = [
  handle(getNotifications, async ({ session }, { store }) => {
    const { id } = await requireOwnPartner(store, session);
    const { rows } = await store.find('partner_notices', {
      filter: { partner_id: id },
      sort: ['at', 'DESC'],
      range: [0, MAX_NOTICES - 1],
    });
    const settings = settingsView(await store.get('notification_settings', id));
    return { data: { settings, notices: rows.map(noticeView) } };
  }),
  handle(saveNotifications, async ({ body, request, session }, { store }) => {
    const { version, ...patch } = body;
    const seen = getExpectedVersion(request, { version });
    const saved = await store.tx(async (writer) => {
      const { id } = await requireOwnPartner(writer, session);
      const old = await writer.get('notification_settings', id);
      return old
        ? saveChange(writer, 'notification_settings', { old, patch, seen, view: settingsView })
        : writer.insert('notification_settings', { ...patch, id });
    });
    return { data: settingsView(saved) };
  }),
];
