import { randomUUID } from 'node:crypto';
import type { ApiMode, WebhookEvent } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { Collections } from '../../../data/records';
import { forwardReads } from '../../../store/forwardReads';
import type { Id, Patch, Writer } from '../../../store/port';
import { isNotified, notifyPartner } from '../partnerSettings/notifyPartner';

/** An event for a partner. Its data names the record and its state, and holds no personal data. */
export interface PartnerEvent {
  readonly partnerId: number;
  readonly mode: ApiMode;
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
}

type Live = 'prospects' | 'leads' | 'applications';
type Watched = Live | `sandbox_${Live}`;

type States = { readonly [K in Watched]: keyof Collections[K] & ('stage' | 'status') };

/** The field of each collection whose changes partners are notified of. */
const STATES: States = {
  prospects: 'stage',
  sandbox_prospects: 'stage',
  leads: 'stage',
  sandbox_leads: 'stage',
  applications: 'status',
  sandbox_applications: 'status',
};

const isWatched = (collection: keyof Collections): collection is Watched => collection in STATES;

type WatchedRecord = Readonly<Collections[Watched]>;

function getState(record: WatchedRecord): string {
  return 'stage' in record ? record.stage : record.status;
}

function getEventType(collection: Watched, isNew: boolean): WebhookEvent | undefined {
  if (collection.endsWith('leads')) return isNew ? 'lead.created' : 'lead.updated';
  if (collection.endsWith('applications'))
    return isNew ? 'application.created' : 'application.updated';
  // The partner creates its links itself.
  return isNew ? undefined : 'link.updated';
}

function toEvent(
  collection: Watched,
  before: WatchedRecord | undefined,
  after: WatchedRecord,
): PartnerEvent | undefined {
  const type = getEventType(collection, before === undefined);
  const isSame =
    before && getState(before) === getState(after) && before.partner_id === after.partner_id;
  if (type === undefined || isSame) return undefined;
  const { id, product, partner_id } = after;
  const reference = 'reference' in after ? { reference: after.reference } : {};
  const state = { [STATES[collection]]: getState(after) };
  const mode = collection.startsWith('sandbox_') ? 'sandbox' : 'live';
  return { partnerId: partner_id, mode, type, data: { id, ...reference, product, ...state } };
}

/** The record that a test of each event tells of. */
const SAMPLES: Readonly<Record<Exclude<WebhookEvent, 'test'>, object>> = {
  'link.updated': { stage: 'opened' },
  'lead.created': { reference: 'L-2345-6789', stage: 'signed_in' },
  'lead.updated': { reference: 'L-2345-6789', stage: 'profile' },
  'application.created': { reference: 'A-2345-6789', status: 'applied' },
  'application.updated': { reference: 'A-2345-6789', status: 'approved' },
};

/** Builds the data of a test event: a made-up record, so that a receiver can tell it from a real one. */
export const buildSampleData = (type: WebhookEvent): Readonly<Record<string, unknown>> =>
  type === 'test'
    ? {}
    : { id: randomUUID(), product: 'personal_loan', ...SAMPLES[type], test: true };

/** Queues an event for each of the partner's webhooks that subscribes to it; returns their number. */
export async function queueEvent(
  writer: Writer<Collections>,
  { partnerId, mode, type, data }: PartnerEvent,
): Promise<number> {
  // The transaction reads the partner's webhooks only once.
  const { rows } = await writer.find('webhooks', { filter: { partner_id: partnerId } });
  const wanted = rows.filter(
    (one) => one.mode === mode && one.active === 1 && one.events.some((event) => event === type),
  );
  for (const { id } of wanted)
    await queueDelivery(writer, { partnerId, webhookId: id, type, data });
  return wanted.length;
}

/** Queues an event for one webhook, whether or not it subscribes to the event. */
export async function queueDelivery(
  writer: Writer<Collections>,
  event: Omit<PartnerEvent, 'mode'> & { readonly webhookId: string },
): Promise<Readonly<Collections['webhook_deliveries']>> {
  const at = nowIso();
  return writer.insert('webhook_deliveries', {
    id: randomUUID(),
    partner_id: event.partnerId,
    webhook_id: event.webhookId,
    event: event.type,
    status: 'pending',
    attempts: 0,
    response_status: null,
    problem: '',
    body: JSON.stringify({ type: event.type, timestamp: at, data: event.data }),
    created_at: at,
    attempted_at: null,
    next_attempt_at: at,
  });
}

/**
 * Forwards every call to a writer; in the same transaction queues the events of its writes and notifies the
 * partner. Calls `queued` for each event with a subscriber.
 */
export function createQueueingWriter(
  writer: Writer<Collections>,
  queued: () => void,
): Writer<Collections> {
  async function queue(
    collection: Watched,
    before: WatchedRecord | undefined,
    id: string,
  ): Promise<void> {
    const after = await writer.get(collection, id);
    const event = after && toEvent(collection, before, after);
    if (event && (await queueEvent(writer, event)) > 0) queued();
  }
  async function notify(
    collection: keyof Collections,
    before: Parameters<typeof notifyPartner>[2],
    id: Id,
  ): Promise<void> {
    if (!isNotified(collection)) return;
    const after = await writer.get(collection, String(id));
    if (after) await notifyPartner(writer, collection, before, after);
  }
  return {
    ...forwardReads(() => writer),
    remove: (collection, id) => writer.remove(collection, id),
    async insert(collection, data) {
      const made = await writer.insert(collection, data);
      const name: keyof Collections = collection;
      if (isWatched(name)) await queue(name, undefined, String(made.id));
      await notify(name, undefined, made.id);
      return made;
    },
    async update<K extends keyof Collections>(
      collection: K,
      id: Collections[K]['id'],
      patch: Patch<Collections[K]>,
    ) {
      const name: keyof Collections = collection;
      const before = isWatched(name) ? await writer.get(name, id) : undefined;
      const previous = isNotified(name) ? await writer.get(name, id) : undefined;
      const saved = await writer.update(collection, id, patch);
      if (isWatched(name)) await queue(name, before, String(id));
      await notify(name, previous, id);
      return saved;
    },
  };
}
