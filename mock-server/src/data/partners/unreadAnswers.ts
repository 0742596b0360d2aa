import type { NotificationEvent } from '@marketplace/shared/schema';
import type { Reader, Writer } from '../../store/port';
import type { Collections, DisputeRecord, TicketRecord } from '../records';

/** The collections whose records say themselves whether the partner has read the answer. */
const ANSWERED = { dispute: 'disputes', ticket: 'tickets' } as const;

export type AnswerEvent = keyof typeof ANSWERED;

export const isAnswerEvent = (event: NotificationEvent): event is AnswerEvent =>
  Object.hasOwn(ANSWERED, event);

export interface UnreadAnswer {
  readonly event: AnswerEvent;
  readonly record: Readonly<DisputeRecord | TicketRecord>;
}

/** Finds the disputes and tickets with an answer that a partner has not read, for bell, dashboard and lists alike. */
export async function findUnreadAnswers(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<UnreadAnswer[]> {
  const filter = { partner_id, unread_partner_gt: 0 };
  const disputes = await reader.find('disputes', { filter });
  const tickets = await reader.find('tickets', { filter });
  return [
    ...disputes.rows.map((record) => ({ event: 'dispute' as const, record })),
    ...tickets.rows.map((record) => ({ event: 'ticket' as const, record })),
  ];
}

/** Marks an answer as read by the partner. */
export async function markAnswerRead(
  writer: Writer<Collections>,
  { event, record: { id } }: UnreadAnswer,
): Promise<void> {
  const patch = { unread_partner: 0 } as const;
  if (event === 'dispute') await writer.update('disputes', id, patch);
  else await writer.update('tickets', id, patch);
}
