import type { DisputeRecord, NoticeRecord, TicketRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import { createRandom } from '../random';

interface Answered {
  readonly tickets: readonly NewRecord<TicketRecord>[];
  readonly disputes?: readonly NewRecord<DisputeRecord>[];
}

/** Builds the notices of the answers that the demo partners have not read, so that bell and lists agree. */
export function seedNotices({ tickets, disputes = [] }: Answered): {
  partner_notices: NewRecord<NoticeRecord>[];
} {
  const random = createRandom(97);
  const toNotice = (
    event: 'ticket' | 'dispute',
    record: NewRecord<TicketRecord> | NewRecord<DisputeRecord>,
  ): NewRecord<NoticeRecord> => ({
    id: random.uuid(),
    partner_id: record.partner_id,
    event,
    reference: record.reference ?? '',
    record_id: record.id,
    state: record.status,
    at: record.updated_at,
    read_by: [],
  });
  return {
    partner_notices: [
      ...tickets.filter((one) => one.unread_partner > 0).map((one) => toNotice('ticket', one)),
      ...disputes.filter((one) => one.unread_partner > 0).map((one) => toNotice('dispute', one)),
    ],
  };
}
