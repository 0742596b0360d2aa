import { nowIso } from '../../clock';
import type { Collections } from '../../data/records';
import type { Writer } from '../../store/port';

const maxMessages = 500;

interface OutgoingMessage {
  readonly to: string;
  readonly text: string;
  readonly code?: string;
}

/**
 * Puts a message into the outbox, which stands in for a live SMS or e-mail service. Keeps the
 * newest 500.
 */
export async function sendMessage(
  writer: Writer<Collections>,
  { to, text, code }: OutgoingMessage,
): Promise<void> {
  await writer.insert('outbox', {
    to,
    channel: to.includes('@') ? 'email' : 'sms',
    text,
    code: code ?? null,
    sent_at: nowIso(),
  });
  const { rows, total } = await writer.find('outbox', { range: [0, 9] });
  for (const { id } of rows.slice(0, Math.max(0, total - maxMessages)))
    await writer.remove('outbox', id);
}
