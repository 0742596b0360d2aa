import { randomBytes } from 'node:crypto';
import {
  createWebhook,
  removeWebhook,
  replayDelivery,
  rollWebhookSecret,
  switchWebhook,
  testWebhook,
} from '@marketplace/shared/api';
import { INTEGRATION_LIMITS } from '@marketplace/shared/schema';
import { DAY_MS, now, nowIso } from '../../../clock';
import type { WebhookRecord } from '../../../data/records';
import { requireOwnRecord } from '../../../data/requireRecord';
import { webhookDeliveryView, webhookView } from '../../../data/views';
import { HttpError } from '../../../httpError';
import { handle } from '../../kit/handle';
import { requireOwnSession } from './requireOwnSession';
import { buildSampleData, queueDelivery } from './webhookEvents';

/** Makes a secret in the form of Standard Webhooks: 24 random bytes behind `whsec_`. */
const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** Seconds between two tests of a webhook, so that nobody aims a stream of them at a receiver. */
const TEST_PAUSE_SECONDS = 10;

/** Throws 429 if the webhook's last test is not long enough ago. */
function refuseSoonTest({ tested_at }: Pick<WebhookRecord, 'tested_at'>): void {
  const since = tested_at === undefined ? Infinity : (now() - Date.parse(tested_at)) / 1000;
  if (since >= TEST_PAUSE_SECONDS) return;
  const left = Math.ceil(TEST_PAUSE_SECONDS - Math.max(since, 0));
  const params = { pause: TEST_PAUSE_SECONDS, count: left };
  throw new HttpError(429, 'too_many_webhook_tests', { params, retryAfter: left });
}

export const webhookRoutes = [
  handle(createWebhook, async ({ body, session }, { store }) => {
    const { partnerId, accountId } = requireOwnSession(session);
    const made = await store.tx(async (writer) => {
      const { total } = await writer.find('webhooks', { filter: { partner_id: partnerId } });
      if (total >= INTEGRATION_LIMITS.webhooks) throw new HttpError(409, 'too_many_webhooks');
      return writer.insert('webhooks', {
        ...body,
        partner_id: partnerId,
        account_id: accountId,
        active: 1,
        gone_at: null,
        created_at: nowIso(),
        secret: newSecret(),
        previous_secret: '',
        previous_until: '',
      });
    });
    return { data: webhookView(made), secret: made.secret };
  }),
  handle(switchWebhook, async ({ params, body, session }, { store, wakeWebhooks }) => {
    const saved = await store.tx(async (writer) => {
      const { id } = await requireOwnRecord(writer, 'webhooks', params.id, session);
      if (body.active === 1) {
        const filter = { webhook_id: id, status: 'pending' };
        const { rows } = await writer.find('webhook_deliveries', { filter });
        for (const delivery of rows)
          await writer.update('webhook_deliveries', delivery.id, { next_attempt_at: nowIso() });
      }
      return writer.update('webhooks', id, { active: body.active, gone_at: null });
    });
    wakeWebhooks();
    return { data: webhookView(saved) };
  }),
  handle(rollWebhookSecret, async ({ params, session }, { store }) => {
    requireOwnSession(session);
    const saved = await store.tx(async (writer) => {
      const { id, secret } = await requireOwnRecord(writer, 'webhooks', params.id, session);
      return writer.update('webhooks', id, {
        secret: newSecret(),
        previous_secret: secret,
        previous_until: new Date(now() + DAY_MS).toISOString(),
      });
    });
    return { data: webhookView(saved), secret: saved.secret };
  }),
  handle(removeWebhook, async ({ params, session }, { store }) => {
    const removed = await store.tx(async (writer) => {
      const { id } = await requireOwnRecord(writer, 'webhooks', params.id, session);
      const { rows } = await writer.find('webhook_deliveries', { filter: { webhook_id: id } });
      for (const delivery of rows) await writer.remove('webhook_deliveries', delivery.id);
      return writer.remove('webhooks', id);
    });
    return { data: webhookView(removed) };
  }),
  handle(testWebhook, async ({ params, body, session }, { store, config, wakeWebhooks }) => {
    const queued = await store.tx(async (writer) => {
      const webhook = await requireOwnRecord(writer, 'webhooks', params.id, session);
      const { id, partner_id } = webhook;
      if (config.rateLimits) refuseSoonTest(webhook);
      await writer.update('webhooks', id, { tested_at: nowIso() });
      const type = body.event ?? 'test';
      const data = { webhook_id: id, ...buildSampleData(type) };
      return queueDelivery(writer, { partnerId: partner_id, webhookId: id, type, data });
    });
    wakeWebhooks();
    return { data: webhookDeliveryView(queued) };
  }),
  handle(replayDelivery, async ({ params, session }, { store, wakeWebhooks }) => {
    const queued = await store.tx(async (writer) => {
      const { id } = await requireOwnRecord(writer, 'webhook_deliveries', params.id, session);
      return writer.update('webhook_deliveries', id, {
        status: 'pending',
        attempts: 0,
        next_attempt_at: nowIso(),
      });
    });
    wakeWebhooks();
    return { data: webhookDeliveryView(queued) };
  }),
];
