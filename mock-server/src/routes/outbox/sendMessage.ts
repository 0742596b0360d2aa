import { nowIso } from '../../clock';
import type { Collections, OutboxRecord } from '../../data/records';
import type { Writer } from '../../store/port';

const maxMessages = 500;

interface OutgoingMessage {
  readonly to: string;
  readonly text: string;
  readonly code?: string;
  /** By default e-mail to an address, SMS to a number. */
  readonly channel?: OutboxRecord['channel'];
}

/**
 * Puts a message into the outbox, which stands in for a live SMS, e-mail or WhatsApp service. Keeps the
 * newest 500.
 */
export async function sendMessage(
  writer: Writer<Collections>,
  { to, text, code, channel }: OutgoingMessage,
): Promise<void> {
  await writer.insert('outbox', {
    to,
    channel: channel ?? (to.includes('@') ? 'email' : 'sms'),
    text,
    code: code ?? null,
    sent_at: nowIso(),
  });
  const { rows, total } = await writer.find('outbox', { range: [0, 9] });
  for (const { id } of rows.slice(0, Math.max(0, total - maxMessages)))
    await writer.remove('outbox', id);
}
