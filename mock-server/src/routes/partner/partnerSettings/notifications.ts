import { getNotifications, readNotices, saveNotifications } from '@marketplace/shared/api';
import {
  noticeSchema,
  createFieldSelector,
  type NotificationSettings,
  notificationSettingsSchema,
} from '@marketplace/shared/schema';
import { saveChange } from '../../../data/changes';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { Collections, NoticeRecord, NotificationSettingsRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { MAX_NOTICES } from './notifyPartner';

/** Until a partner chooses, it gets no notifications. */
const NO_NOTIFICATIONS: NotificationSettings = {
  lead: [],
  application: [],
  payout: [],
  dispute: [],
  ticket: [],
  webhook: [],
};

const selectSettings = createFieldSelector(notificationSettingsSchema);
const selectNotice = createFieldSelector(noticeSchema);

const toNoticeView = (notice: Readonly<NoticeRecord>, account: number | null) =>
  selectNotice({
    record_id: '',
    state: '',
    ...notice,
    read: account !== null && (notice.read_by ?? []).includes(account),
  });

async function findNewestNotices(
  reader: Reader<Collections>,
  partner_id: number,
  account: number | null,
) {
  const { rows } = await reader.find('partner_notices', {
    filter: { partner_id },
    sort: ['at', 'DESC'],
    range: [0, MAX_NOTICES - 1],
  });
  return rows.map((notice) => toNoticeView(notice, account));
}

const toSettingsView = (settings: Readonly<NotificationSettingsRecord> | undefined) => ({
  ...selectSettings(settings ?? NO_NOTIFICATIONS),
  ...(settings && { version: settings.version }),
});

export const notificationRoutes = [
  handle(getNotifications, async ({ session }, { store }) => {
    const { id } = await requireOwnPartner(store, session);
    const settings = toSettingsView(await store.get('notification_settings', id));
    return {
      data: { settings, notices: await findNewestNotices(store, id, session?.account_id ?? null) },
    };
  }),
  handle(readNotices, async ({ body, session }, { store }) => {
    const account = session?.account_id ?? null;
    return store.tx(async (writer) => {
      const { id } = await requireOwnPartner(writer, session);
      const { rows } = await writer.find('partner_notices', { filter: { partner_id: id } });
      for (const { id: notice, read_by = [] } of rows)
        if (account !== null && !read_by.includes(account) && (body.id ?? notice) === notice)
          await writer.update('partner_notices', notice, { read_by: [...read_by, account] });
      return { data: await findNewestNotices(writer, id, account) };
    });
  }),
  handle(saveNotifications, async ({ body, request, session }, { store }) => {
    const { version, ...patch } = body;
    const seen = getExpectedVersion(request, { version });
    const saved = await store.tx(async (writer) => {
      const { id } = await requireOwnPartner(writer, session);
      const old = await writer.get('notification_settings', id);
      return old
        ? saveChange(writer, 'notification_settings', { old, patch, seen, view: toSettingsView })
        : writer.insert('notification_settings', { ...patch, id });
    });
    return { data: toSettingsView(saved) };
  }),
];
