import { getNotifications, readNotices, saveNotifications } from '@marketplace/shared/api';
import {
  createFieldSelector,
  DEFAULT_NOTIFICATIONS,
  type Notice,
  noticeSchema,
  notificationSettingsSchema,
} from '@marketplace/shared/schema';
import { saveChange } from '../../../data/changes';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { Session } from '../../../auth/sessions';
import {
  findUnreadAnswers,
  isAnswerEvent,
  markAnswerRead,
  type UnreadAnswer,
} from '../../../data/partners/unreadAnswers';
import type { Collections, NotificationSettingsRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { changesNothing } from '../../../store/applyPatch';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { MAX_NOTICES } from './notifyPartner';

const selectSettings = createFieldSelector(notificationSettingsSchema);
const selectNotice = createFieldSelector(noticeSchema);

/** A notice of an answer that has none in the portal, because the partner wants none or it is too old. */
const buildAnswerNotice = ({ event, record }: UnreadAnswer): Notice => ({
  id: record.id,
  event,
  reference: record.reference ?? '',
  record_id: record.id,
  state: record.status,
  at: record.updated_at,
  read: false,
});

/**
 * Finds the newest notices. Those of disputes and tickets are unread as their records say, the newest of each alone; a
 * viewer's own mark comes beside it.
 */
async function findNewestNotices(
  reader: Reader<Collections>,
  partner_id: number,
  session: Session | undefined,
): Promise<Notice[]> {
  const account = session?.account_id ?? null;
  const isViewer = session?.partner_role === 'viewer';
  const { rows } = await reader.find('partner_notices', {
    filter: { partner_id },
    sort: ['at', 'DESC'],
    range: [0, MAX_NOTICES - 1],
  });
  const unread = new Map(
    (await findUnreadAnswers(reader, partner_id)).map((answer) => [answer.record.id, answer]),
  );
  const notices = rows.map((notice) => {
    const { event, record_id = '', read_by = [] } = notice;
    const isMarked = account !== null && read_by.includes(account);
    const isUnread = !isAnswerEvent(event)
      ? !isMarked
      : unread.delete(record_id) && !(isViewer && isMarked);
    return selectNotice({ record_id: '', state: '', ...notice, read: !isUnread });
  });
  return [...[...unread.values()].map(buildAnswerNotice), ...notices];
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
      data: { settings, notices: await findNewestNotices(store, id, session) },
    };
  }),
  handle(readNotices, async ({ body, session }, { store }) => {
    const account = session?.account_id ?? null;
    return store.tx(async (writer) => {
      const { id } = await requireOwnPartner(writer, session);
      const { rows } = await writer.find('partner_notices', { filter: { partner_id: id } });
      const read = rows.filter((notice) => (body.id ?? notice.id) === notice.id);
      for (const { id: notice, read_by = [] } of read)
        if (account !== null && !read_by.includes(account))
          await writer.update('partner_notices', notice, { read_by: [...read_by, account] });
      const records = new Set([body.id, ...read.map(({ record_id }) => record_id)]);
      // A viewer's mark is its own.
      if (account !== null && session?.partner_role !== 'viewer')
        for (const answer of await findUnreadAnswers(writer, id))
          if (body.id === undefined || records.has(answer.record.id))
            await markAnswerRead(writer, answer);
      return { data: await findNewestNotices(writer, id, session) };
    });
  }),
  handle(saveNotifications, async ({ body, request, session }, { store }) => {
    const { version, ...patch } = body;
    const seen = getExpectedVersion(request, { version });
    const saved = await store.tx(async (writer) => {
      const { id } = await requireOwnPartner(writer, session);
      const old = await writer.get('notification_settings', id);
      if (!old && changesNothing(DEFAULT_NOTIFICATIONS, patch)) return undefined;
      return old
        ? saveChange(writer, 'notification_settings', { old, patch, seen, view: toSettingsView })
        : writer.insert('notification_settings', { ...patch, id });
    });
    return { data: toSettingsView(saved) };
  }),
];
