import type { TicketMessageRecord, TicketRecord } from '../../data/records';
import { deriveReference } from '../../data/specs/references';
import type { NewRecord } from '../../store/port';
import type { DemoAccess } from '../accounts';
import { createRandom } from '../random';
import { daysAgoIso } from '../times';

interface Row {
  kind: 'tech_support' | 'general_query';
  status: 'open' | 'answered' | 'closed';
  subject: string;
  asked: string;
  answer?: string;
  daysAgo: number;
}

const ROWS: readonly Row[] = [
  {
    kind: 'general_query',
    status: 'answered',
    subject: 'Payout of last month',
    asked: 'Two personal loans were disbursed last month. When is the commission for them paid?',
    answer:
      'The lender confirms disbursals in its commission file. Once the file is booked, the amount stands in your earnings and is paid with the next payout.',
    daysAgo: 3,
  },
  {
    kind: 'tech_support',
    status: 'open',
    subject: 'A customer link says it was not found',
    asked: 'My customer opened the link from last month and saw that it was not found.',
    daysAgo: 1,
  },
  {
    kind: 'tech_support',
    status: 'closed',
    subject: 'The code does not arrive',
    asked: 'A customer does not get the code by SMS.',
    answer:
      'The number is right and the message was sent. Please ask the customer to switch off the block for service messages, or to sign in by e-mail.',
    daysAgo: 18,
  },
];

/** Builds tickets of the demo partners with messages of both sides; one answer is unread. */
export function seedTickets({ admin, partners }: DemoAccess): {
  tickets: NewRecord<TicketRecord>[];
  ticket_messages: NewRecord<TicketMessageRecord>[];
} {
  const random = createRandom(93);
  const rows = partners.flatMap((partner_id) =>
    ROWS.map(({ kind, status, subject, asked, answer, daysAgo }) => {
      const id = random.uuid();
      const created_at = daysAgoIso(daysAgo);
      const answered_at = daysAgoIso(daysAgo - 0.5);
      const ticket = {
        id,
        reference: deriveReference('tickets', id),
        partner_id,
        kind,
        subject,
        status,
        assigned_to: answer ? admin.id : null,
        assigned_name: answer ? admin.name : '',
        created_by_name: 'Partner desk',
        created_at,
        updated_at: answer ? answered_at : created_at,
        unread_partner: status === 'answered' ? 1 : 0,
        unread_desk: status === 'open' ? 1 : 0,
      } as const;
      const message = { ticket_id: id, attachment: '', attachment_type: '' };
      const question = {
        ...message,
        id: random.uuid(),
        sender: 'partner' as const,
        author_name: 'Partner desk',
        text: asked,
        at: created_at,
      };
      const reply = answer && {
        ...message,
        id: random.uuid(),
        sender: 'desk' as const,
        author_name: admin.name,
        text: answer,
        at: answered_at,
      };
      return { ticket, messages: reply ? [question, reply] : [question] };
    }),
  );
  return {
    tickets: rows.map(({ ticket }) => ticket),
    ticket_messages: rows.flatMap(({ messages }) => messages),
  };
}
