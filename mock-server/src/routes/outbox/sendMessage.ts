import { nowIso } from '../../clock';
import type { Collections, OutboxRecord } from '../../data/records';
import type { Writer } from '../../store/port';

export interface OutgoingMessage {
  readonly to: string;
  readonly text: string;
  readonly kind: OutboxRecord['kind'];
  /** The template that a campaign's text is registered as; other kinds have theirs in the settings. */
  readonly dlt_id?: string;
  readonly code?: string;
  /** What a message that may go only once is about. */
  readonly about?: string;
  /** When it may go, ISO 8601; by default now. */
  readonly send_at?: string;
  /** The entry of a campaign's log that gets the message's state. */
  readonly delivery_id?: string;
  /** By default e-mail to an address, SMS to a number. */
  readonly channel?: OutboxRecord['channel'];
}

/**
 * Puts messages into the outbox in the transaction of what they tell of: one record each, with its state. A queue
 * sends them from there; where no sender is set up, they stay for a developer to read.
 */
export async function sendMessages(
  writer: Writer<Collections>,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  const at = nowIso();
  for (const {
    to,
    text,
    kind,
    dlt_id = '',
    about = '',
    code = null,
    channel,
    send_at = at,
    delivery_id,
  } of messages)
    await writer.insert('outbox', {
      to,
      channel: channel ?? (to.includes('@') ? 'email' : 'sms'),
      text,
      code,
      sent_at: at,
      kind,
      dlt_id,
      about,
      status: 'queued',
      attempts: 0,
      next_attempt_at: send_at,
      ...(delivery_id && { delivery_id }),
    });
}

/** Puts one message into the outbox. */
export const sendMessage = (writer: Writer<Collections>, message: OutgoingMessage): Promise<void> =>
  sendMessages(writer, [message]);
