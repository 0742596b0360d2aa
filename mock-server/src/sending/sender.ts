import type { OutboxRecord } from '../data/records';

/** A message that leaves the server. */
export type SentMessage = Pick<OutboxRecord, 'to' | 'channel' | 'text' | 'kind' | 'dlt_id'>;

/** Hands a message to a provider. Rejects with `Undeliverable` where another attempt would fail, too. */
export type SendMessage = (message: SentMessage) => Promise<void>;

/** The senders of a server; none sends nothing. */
export type Senders = Readonly<Partial<Record<OutboxRecord['channel'], SendMessage>>>;

/** The provider refuses the message for good. */
export class Undeliverable extends Error {}
