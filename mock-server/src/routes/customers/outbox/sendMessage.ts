import { nowIso } from '../../../clock';
import type { Collections, OutboxRecord } from '../../../data/records';
import type { Writer } from '../../../store/port';

const MAX_MESSAGES = 500;

export interface OutgoingMessage {
  readonly to: string;
  readonly text: string;
  readonly code?: string;
  /** By default e-mail to an address, SMS to a number. */
  readonly channel?: OutboxRecord['channel'];
}

/**
 * Puts messages into the outbox, which replaces a live SMS, e-mail or WhatsApp service. Keeps the
 * newest 500.
 */
export async function sendMessages(
  writer: Writer<Collections>,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  for (const { to, text, code, channel } of messages)
    await writer.insert('outbox', {
      to,
      channel: channel ?? (to.includes('@') ? 'email' : 'sms'),
      text,
      code: code ?? null,
      sent_at: nowIso(),
    });
  const { rows, total } = await writer.find('outbox', { range: [0, messages.length + 8] });
  for (const { id } of rows.slice(0, Math.max(0, total - MAX_MESSAGES)))
    await writer.remove('outbox', id);
}

/** Puts one message into the outbox. */
export const sendMessage = (writer: Writer<Collections>, message: OutgoingMessage): Promise<void> =>
  sendMessages(writer, [message]);
