import { getNotifications, readNotices, saveNotifications } from '@marketplace/shared/api';
import {
  createFieldSelector,
  DEFAULT_NOTIFICATIONS,
  noticeSchema,
  notificationSettingsSchema,
} from '@marketplace/shared/schema';
import { saveChange } from '../../../data/changes';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { Collections, NoticeRecord, NotificationSettingsRecord } from '../../../data/records';
import type { Reader, Writer } from '../../../store/port';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { MAX_NOTICES } from './notifyPartner';

const selectSettings = createFieldSelector(notificationSettingsSchema);
const selectNotice = createFieldSelector(noticeSchema);

/** The collections whose records say themselves whether the partner has read the answer. */
const ANSWERED = { dispute: 'disputes', ticket: 'tickets' } as const;

const isAnswerEvent = (event: string): event is keyof typeof ANSWERED =>
  Object.hasOwn(ANSWERED, event);

/** Finds the disputes and tickets of notices whose answers the partner has already read, as the lists show them. */
async function findReadRecords(
  reader: Reader<Collections>,
  notices: readonly Readonly<NoticeRecord>[],
): Promise<ReadonlySet<string>> {
  const read = new Set<string>();
  for (const { event, record_id = '' } of notices) {
    if (!isAnswerEvent(event) || read.has(record_id)) continue;
    const record = await reader.get(ANSWERED[event], record_id);
    if (record && !record.unread_partner) read.add(record_id);
  }
  return read;
}

const toNoticeView = (
  notice: Readonly<NoticeRecord>,
  account: number | null,
  readRecords: ReadonlySet<string>,
) =>
  selectNotice({
    record_id: '',
    state: '',
    ...notice,
    read:
      account !== null &&
      ((notice.read_by ?? []).includes(account) || readRecords.has(notice.record_id ?? '')),
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
  const readRecords = await findReadRecords(reader, rows);
  return rows.map((notice) => toNoticeView(notice, account, readRecords));
}

/** Marks the answer of a dispute or ticket as read, so that dashboard, bell and lists agree. */
async function markAnswerRead(
  writer: Writer<Collections>,
  event: keyof typeof ANSWERED,
  id: string,
): Promise<void> {
  if (event === 'dispute') {
    if ((await writer.get('disputes', id))?.unread_partner)
      await writer.update('disputes', id, { unread_partner: 0 });
  } else if ((await writer.get('tickets', id))?.unread_partner)
    await writer.update('tickets', id, { unread_partner: 0 });
}

const toSettingsView = (settings: Readonly<NotificationSettingsRecord> | undefined) => ({
  ...selectSettings(settings ?? DEFAULT_NOTIFICATIONS),
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
      for (const { id: notice, read_by = [], event, record_id = '' } of rows) {
        if (account === null || (body.id ?? notice) !== notice) continue;
        if (!read_by.includes(account))
          await writer.update('partner_notices', notice, { read_by: [...read_by, account] });
        // A viewer's mark is its own.
        if (isAnswerEvent(event) && session?.partner_role !== 'viewer')
          await markAnswerRead(writer, event, record_id);
      }
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
