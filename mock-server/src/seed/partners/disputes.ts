import type { DisputeRecord } from '../../data/records';
import { deriveReference } from '../../data/specs/references';
import type { LedgerEntryRecord } from '../../data/uploads';
import type { NewRecord } from '../../store/port';
import { daysAgoIso } from '../times';

interface Thread {
  readonly reason: string;
  /** Who wrote a message, how many days ago, and its text. */
  readonly messages: readonly (readonly ['partner' | 'admin', number, string])[];
  readonly unread_partner: number;
  readonly unread_admin: number;
}

const CLAIM = 'The slab promises more for a loan of this size. Please check.';

/** The thread of a dispute in each state. */
const THREADS: Readonly<Record<'open' | 'answered' | 'resolved', Thread>> = {
  open: {
    reason: 'amount',
    messages: [['partner', 1, CLAIM]],
    unread_partner: 0,
    unread_admin: 1,
  },
  answered: {
    reason: 'amount',
    messages: [
      ['partner', 6, CLAIM],
      [
        'admin',
        4,
        'The lender has paid less than its slab. We have asked it for the rest and will book it.',
      ],
    ],
    unread_partner: 1,
    unread_admin: 0,
  },
  resolved: {
    reason: 'not_paid',
    messages: [
      ['partner', 12, 'The payout is paid, but the bank does not show it.'],
      ['admin', 11, 'The bank has confirmed it. Please search for the UTR of the payout.'],
    ],
    unread_partner: 0,
    unread_admin: 0,
  },
};

const NAMES = { partner: 'Partner desk', admin: 'Asha Menon' } as const;

/** Builds a partner's dispute about a booked commission. */
export function buildDispute(
  entry: NewRecord<LedgerEntryRecord> & { readonly id: string },
  id: string,
  status: keyof typeof THREADS,
): NewRecord<DisputeRecord> {
  const { messages, ...thread } = THREADS[status];
  const [first, last = first] = [messages[0], messages.at(-1)];
  return {
    id,
    reference: deriveReference('disputes', id),
    partner_id: entry.partner_id,
    entry_id: entry.id,
    application_reference: entry.application_reference,
    status,
    ...thread,
    created_at: daysAgoIso(first?.[1] ?? 0),
    updated_at: daysAgoIso(last?.[1] ?? 0),
    messages: messages.map(([from, days, text]) => ({
      from,
      name: NAMES[from],
      text,
      at: daysAgoIso(days),
    })),
  };
}
