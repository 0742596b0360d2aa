import type { Logger } from 'pino';
import { DAY_MS, MINUTE_MS, agoIso, now, nowIso } from '../clock';
import type { Store } from '../context';
import type { Collections, OutboxRecord } from '../data/records';
import { forwardReads } from '../store/forwardReads';
import type { Writer } from '../store/port';
import { type Senders, Undeliverable } from './sender';

/** Minutes until the next attempt after each failed one. After the last one the message has failed. */
const RETRY_MINUTES = [0.2, 1, 5, 15, 60, 240] as const;

/** Time that a server has for an attempt before another one may take it over. */
const LEASE_MS = MINUTE_MS;
const AT_ONCE = 20;
/** Milliseconds between two looks for attempts that have become due. */
export const PAUSE_MS = 5000;

type Message = Readonly<OutboxRecord>;
type Outcome = Pick<OutboxRecord, 'status' | 'attempts' | 'next_attempt_at'>;

const toIsoIn = (ms: number): string => new Date(now() + ms).toISOString();

/** Returns the cause without what a provider quotes, because the log holds no personal data. */
function getReason(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof Undeliverable) return error.message;
  if ('responseCode' in error && typeof error.responseCode === 'number')
    return `SMTP ${error.responseCode}`;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Forwards every call to a writer, and notes whether a message is put into the outbox. */
const noteMessages = (
  writer: Writer<Collections>,
  noteMessage: () => void,
): Writer<Collections> => ({
  ...forwardReads(() => writer),
  update: (collection, id, patch) => writer.update(collection, id, patch),
  remove: (collection, id) => writer.remove(collection, id),
  insert(collection, data) {
    if (collection === 'outbox') noteMessage();
    return writer.insert(collection, data);
  },
});

/** Writes into a campaign's log, and its counts, what became of a message that was queued. */
async function logOutcome(
  writer: Writer<Collections>,
  { delivery_id }: Message,
  { status }: Outcome,
): Promise<void> {
  if (!delivery_id || (status !== 'sent' && status !== 'failed')) return;
  const delivery = await writer.get('message_deliveries', delivery_id);
  if (delivery?.status !== 'queued') return;
  await writer.update('message_deliveries', delivery_id, { status });
  const campaign = await writer.get('message_campaigns', delivery.campaign_id);
  if (!campaign) return;
  const { queued = 1 } = campaign;
  const count = campaign[status] ?? 0;
  await writer.update('message_campaigns', campaign.id, {
    queued: queued - 1,
    [status]: count + 1,
  });
}

/** Sends the messages of the outbox: at once, and again after longer and longer pauses while a provider is away. */
export class MessageQueue {
  /** The given store, whose transactions start to send the messages that they put into the outbox. */
  readonly store: Store;
  readonly #base: Store;
  readonly #senders: Senders;
  readonly #log: Logger;
  readonly #timer = setInterval(() => this.#wake(), PAUSE_MS).unref();
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isClosed = false;

  constructor(base: Store, senders: Senders, log: Logger) {
    this.#base = base;
    this.#senders = senders;
    this.#log = log;
    this.store = {
      ...base,
      close: () => this.#close(),
      tx: async (work) => {
        let hasMessage = false;
        const result = await base.tx((writer) => {
          hasMessage = false;
          return work(noteMessages(writer, () => (hasMessage = true)));
        });
        if (hasMessage) this.#wake();
        return result;
      },
    };
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#running;
    await this.#base.close();
  }

  #wake(): void {
    this.#isWoken = true;
    this.#running ??= this.#sendDue()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'messages could not be sent'))
      .finally(() => (this.#running = undefined));
  }

  async #sendDue(): Promise<void> {
    while (this.#isWoken && !this.#isClosed) {
      this.#isWoken = false;
      const messages = await this.#claim();
      if (messages.length === 0) continue;
      // More may be due than one claim takes.
      this.#isWoken = true;
      const outcomes = await Promise.all(messages.map((message) => this.#attempt(message)));
      await this.#base.tx(async (writer) => {
        for (const [index, message] of messages.entries()) {
          const { id } = message;
          const outcome = outcomes[index];
          if (!outcome || !(await writer.get('outbox', id))) continue;
          await writer.update('outbox', id, outcome);
          await logOutcome(writer, message, outcome);
        }
      });
    }
  }

  /** Claims due messages for this server, so that no other one sends them. */
  async #claim(): Promise<readonly Message[]> {
    const due = { status: ['queued', 'sending'], next_attempt_at_lte: nowIso() };
    const waiting = await this.#base.select('outbox', ['id'], { filter: due, range: [0, 0] });
    if (waiting.length === 0) return [];
    return this.#base.tx(async (writer) => {
      const { rows } = await writer.find('outbox', {
        filter: due,
        sort: ['id', 'ASC'],
        range: [0, AT_ONCE - 1],
      });
      const claim = { status: 'sending', next_attempt_at: toIsoIn(LEASE_MS) } as const;
      for (const { id } of rows) await writer.update('outbox', id, claim);
      return rows;
    });
  }

  async #attempt(message: Message): Promise<Outcome> {
    const attempts = (message.attempts ?? 0) + 1;
    const failed = { status: 'failed', attempts, next_attempt_at: '' } as const;
    const send = this.#senders[message.channel];
    // What waited for a day, because no sender was set up, would surprise its reader.
    if (!send || message.sent_at < agoIso(DAY_MS)) return failed;
    try {
      await send(message);
      return { status: 'sent', attempts, next_attempt_at: '' };
    } catch (error) {
      const { id, channel, kind } = message;
      const reason = getReason(error);
      this.#log.warn({ id, channel, kind, attempts, reason }, 'a message could not be sent');
      const minutes = RETRY_MINUTES[attempts - 1];
      if (error instanceof Undeliverable || minutes === undefined) return failed;
      return { status: 'queued', attempts, next_attempt_at: toIsoIn(minutes * MINUTE_MS) };
    }
  }
}
