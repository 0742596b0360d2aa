import { randomUUID } from 'node:crypto';
import {
  DEFAULT_NOTIFICATIONS,
  type Notice,
  type NotificationEvent,
} from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { Collections } from '../../../data/records';
import { translate } from '../../../messages/translate';
import type { Writer } from '../../../store/port';
import { sendMessage } from '../../outbox/sendMessage';

/** The newest notices of a partner, which its portal shows. */
export const MAX_NOTICES = 50;

interface Rule {
  readonly event: NotificationEvent;
  /** Whether to notify the partner of a record's new state. */
  readonly isNews: (state: string, isNew: boolean) => boolean;
}

type Watched =
  | 'leads'
  | 'applications'
  | 'payouts'
  | 'disputes'
  | 'tickets'
  | 'webhooks'
  | 'webhook_deliveries';

const RULES: Readonly<Record<Watched, Rule>> = {
  leads: { event: 'lead', isNews: (_, isNew) => isNew },
  applications: { event: 'application', isNews: (_, isNew) => !isNew },
  payouts: { event: 'payout', isNews: (state) => state === 'paid' },
  disputes: { event: 'dispute', isNews: (state) => state === 'answered' || state === 'resolved' },
  tickets: { event: 'ticket', isNews: (state) => state === 'answered' },
  webhooks: { event: 'webhook', isNews: (state) => state === 'gone' },
  webhook_deliveries: { event: 'webhook', isNews: (state) => state === 'failed' },
};

type WatchedRecord = Readonly<Collections[Watched]>;

export const isNotified = (collection: keyof Collections): collection is Watched =>
  collection in RULES;

function getState(record: WatchedRecord): string {
  if ('url' in record) return record.gone_at ? 'gone' : '';
  return 'stage' in record ? record.stage : record.status;
}

/** The answers that the partner has not read; a further one is news though the state stays. */
const getUnread = (record: WatchedRecord): number =>
  'unread_partner' in record ? record.unread_partner : 0;

function getReference(record: WatchedRecord): string {
  if ('url' in record) return record.url;
  return 'event' in record ? record.event : (record.reference ?? '');
}

async function saveNotice(
  writer: Writer<Collections>,
  partner_id: number,
  notice: Pick<Notice, 'event' | 'reference' | 'record_id' | 'state'>,
): Promise<void> {
  const at = nowIso();
  await writer.insert('partner_notices', {
    id: randomUUID(),
    partner_id,
    ...notice,
    at,
    read_by: [],
  });
  const { rows } = await writer.find('partner_notices', {
    filter: { partner_id },
    sort: ['at', 'DESC'],
  });
  for (const { id } of rows.slice(MAX_NOTICES)) await writer.remove('partner_notices', id);
}

/** Notifies a partner of a change to one of its records, by the channels that it has chosen. */
export async function notifyPartner(
  writer: Writer<Collections>,
  collection: Watched,
  before: WatchedRecord | undefined,
  after: WatchedRecord,
): Promise<void> {
  const { event, isNews } = RULES[collection];
  const state = getState(after);
  const isSame = before && getState(before) === state && getUnread(before) >= getUnread(after);
  if (!isNews(state, before === undefined) || isSame) return;
  const { partner_id } = after;
  const settings = await writer.get('notification_settings', partner_id);
  const chosen = (settings ?? DEFAULT_NOTIFICATIONS)[event];
  // A webhook that is off loses events, so the portal says so whatever the partner has chosen.
  const channels = new Set(state === 'gone' ? [...chosen, 'inbox' as const] : chosen);
  if (channels.size === 0) return;
  const reference = getReference(after);
  if (channels.has('inbox'))
    await saveNotice(writer, partner_id, { event, reference, record_id: after.id, state });
  const profile = await writer.get('partner_profiles', partner_id);
  const addresses = { email: profile?.email, sms: profile?.mobile_phone_number };
  for (const channel of ['email', 'sms'] as const) {
    const to = addresses[channel];
    if (to && channels.has(channel))
      await sendMessage(writer, {
        kind: 'notice',
        to,
        channel,
        text: translate('en', state === 'gone' ? 'notice_webhook_gone' : `notice_${event}`, {
          reference,
        }),
      });
  }
}
