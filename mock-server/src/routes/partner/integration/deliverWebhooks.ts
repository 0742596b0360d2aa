import type { Logger } from 'pino';
import { DAY_MS, MINUTE_MS, now, nowIso } from '../../../clock';
import type { Store } from '../../../context';
import type { WebhookDeliveryRecord, WebhookRecord } from '../../../data/records';
import type { Filter } from '../../../store/port';
import type { Attempt } from './postWebhook';
import { postWebhook } from './postWebhook';
import { notifyPartner } from '../partnerSettings/notifyPartner';
import { createQueueingWriter } from './webhookEvents';

/** Minutes until the next attempt after each failed one. After the last one the delivery has failed. */
const RETRY_MINUTES = [0.1, 5, 30, 120, 300, 600, 840, 1200, 1440] as const;

/** Time that a server has for an attempt before another one may take it over. */
const LEASE_MS = MINUTE_MS;
/** Attempts at once, for each partner and for all: a partner's slow receiver takes nobody else's slots. */
const MAX_OF_PARTNER = 4;
const MAX_PARALLEL = 100;

/** The receiver is gone for good and wants no more events. */
const GONE = 410;

/** Days for which the log keeps a delivery. */
export const DELIVERY_DAYS = 30;

const isSuccess = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;

const toIsoIn = (ms: number): string => new Date(now() + ms).toISOString();

export interface DeliveryOptions {
  /** Whether webhooks may point at private addresses. */
  readonly allowPrivate: boolean;
  readonly log: Logger;
}

/**
 * Delivers the events that its store queues: at once, and again by the schedule above until the receiver
 * answers with a 2xx.
 */
export class WebhookDeliverer {
  /** The given store, whose transactions also queue the events of their writes. */
  readonly store: Store;
  readonly #base: Store;
  readonly #options: DeliveryOptions;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  /** Whether a delivery may have become due since the running search started. */
  #isWoken = false;
  /** The partner of each running attempt. */
  readonly #attempts = new Map<Promise<void>, number>();

  constructor(base: Store, options: DeliveryOptions) {
    this.#base = base;
    this.#options = options;
    this.store = {
      ...base,
      close: () => this.#close(),
      tx: async (work) => {
        let queued = false;
        const result = await base.tx((writer) => {
          queued = false;
          return work(createQueueingWriter(writer, () => (queued = true)));
        });
        if (queued) this.wake();
        return result;
      },
    };
  }

  /** Starts the due deliveries. Does not wait for receivers. */
  wake(): void {
    if (this.#closing.signal.aborted) return;
    this.#isWoken = true;
    this.#running ??= this.#startDue()
      .catch((error: unknown) => this.#warn(error))
      .finally(() => (this.#running = undefined));
  }

  #warn(error: unknown): void {
    this.#options.log.warn({ err: error }, 'webhooks could not be delivered');
  }

  async #close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    await Promise.all(this.#attempts.keys());
    await this.#base.close();
  }

  async #startDue(): Promise<void> {
    while (this.#isWoken && !this.#closing.signal.aborted) {
      this.#isWoken = false;
      for (const delivery of await this.#claim()) this.#start(delivery);
    }
  }

  /** Starts an attempt, and fills its slot with the next one when it ends. A slow receiver delays no other. */
  #start(delivery: Readonly<WebhookDeliveryRecord>): void {
    const attempt = this.#attempt(delivery)
      .catch((error: unknown) => this.#warn(error))
      .finally(() => {
        this.#attempts.delete(attempt);
        this.wake();
      });
    this.#attempts.set(attempt, delivery.partner_id);
  }

  /** Returns the partners with due deliveries and free slots, and how many. */
  async #findRoom(due: Filter): Promise<readonly (readonly [partner: number, room: number])[]> {
    const running = [...this.#attempts.values()];
    let left = MAX_PARALLEL - running.length;
    if (left === 0) return [];
    const waiting = await this.#base.countBy('webhook_deliveries', ['partner_id'], due);
    return waiting.flatMap(({ partner_id }) => {
      const own = running.filter((partner) => partner === partner_id).length;
      const room = Math.min(MAX_OF_PARTNER - own, left);
      left -= Math.max(room, 0);
      return room > 0 ? [[partner_id, room] as const] : [];
    });
  }

  /** Claims due deliveries for this server, so that no other one sends them. */
  async #claim(): Promise<readonly Readonly<WebhookDeliveryRecord>[]> {
    // A delivery whose server stopped during an attempt becomes due when its lease ends.
    const due = { status: ['pending', 'sending'], next_attempt_at_lte: nowIso() };
    const partners = await this.#findRoom(due);
    if (partners.length === 0) return [];
    return this.#base.tx(async (writer) => {
      const claimed: Readonly<WebhookDeliveryRecord>[] = [];
      const claim = { status: 'sending', next_attempt_at: toIsoIn(LEASE_MS) } as const;
      for (const [partner_id, room] of partners) {
        const { rows } = await writer.find('webhook_deliveries', {
          filter: { ...due, partner_id },
          range: [0, room - 1],
        });
        for (const { id } of rows) await writer.update('webhook_deliveries', id, claim);
        claimed.push(...rows);
      }
      return claimed;
    });
  }

  async #attempt(delivery: Readonly<WebhookDeliveryRecord>): Promise<void> {
    const webhook = await this.#base.get('webhooks', delivery.webhook_id);
    if (webhook?.active !== 1) {
      await this.#note(delivery, { status: 'pending', next_attempt_at: toIsoIn(DAY_MS / 24) });
      return;
    }
    const { waits_until } = webhook;
    if (waits_until !== undefined && waits_until > nowIso()) {
      await this.#note(delivery, { status: 'pending', next_attempt_at: waits_until });
      return;
    }
    const { allowPrivate } = this.#options;
    const { signal } = this.#closing;
    const attempt = await postWebhook(webhook, delivery, { allowPrivate, signal });
    // A server that stops leaves the attempt to the next server.
    if (signal.aborted && !isSuccess(attempt)) return;
    const attempts = delivery.attempts + 1;
    const minutes = RETRY_MINUTES[delivery.attempts];
    const isGone = attempt.status === GONE;
    const isLast = isSuccess(attempt) || isGone || minutes === undefined;
    const pauseMs = isLast ? 0 : Math.max(minutes * MINUTE_MS, attempt.waitMs);
    if (isGone) await this.#changeWebhook(webhook.id, { active: 0, gone_at: nowIso() });
    else if (attempt.waitMs > 0)
      await this.#changeWebhook(webhook.id, { waits_until: toIsoIn(attempt.waitMs) });
    await this.#note(delivery, {
      attempts,
      status: isSuccess(attempt) ? 'delivered' : isLast ? 'failed' : 'pending',
      response_status: attempt.status,
      problem: attempt.problem,
      attempted_at: nowIso(),
      next_attempt_at: isLast ? null : toIsoIn(pauseMs),
    });
    // The next attempt does not wait for a request to the server.
    if (!isLast) setTimeout(() => this.wake(), pauseMs).unref();
  }

  /** Switches a webhook off or lets it rest, as its receiver asks. The partner hears of the former. */
  async #changeWebhook(id: string, patch: Partial<WebhookRecord>): Promise<void> {
    await this.#base.tx(async (writer) => {
      // The partner may have removed the webhook in the meantime.
      const before = await writer.get('webhooks', id);
      if (!before) return;
      const after = await writer.update('webhooks', id, patch);
      await notifyPartner(writer, 'webhooks', before, after);
    });
  }

  async #note(
    { id }: Readonly<WebhookDeliveryRecord>,
    patch: Partial<WebhookDeliveryRecord>,
  ): Promise<void> {
    await this.#base.tx(async (writer) => {
      // The partner may have removed the webhook in the meantime.
      const before = await writer.get('webhook_deliveries', id);
      if (!before) return;
      const after = await writer.update('webhook_deliveries', id, patch);
      await notifyPartner(writer, 'webhook_deliveries', before, after);
    });
  }
}
