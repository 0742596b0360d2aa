import type { DisputeRecord } from '../../data/records';
import { deriveReference } from '../../data/specs/references';
import type { LedgerEntryRecord } from '../../data/uploads';
import type { NewRecord } from '../../store/port';
import { daysAgoIso } from '../times';

/** Builds a partner's dispute about a booked commission, which an admin has answered. */
export function buildDispute(
  entry: NewRecord<LedgerEntryRecord> & { readonly id: string },
  id: string,
): NewRecord<DisputeRecord> {
  const asked = daysAgoIso(6);
  const answered = daysAgoIso(4);
  return {
    id,
    reference: deriveReference('disputes', id),
    partner_id: entry.partner_id,
    entry_id: entry.id,
    application_reference: entry.application_reference,
    reason: 'amount',
    status: 'answered',
    unread_partner: 1,
    unread_admin: 0,
    created_at: asked,
    updated_at: answered,
    messages: [
      {
        from: 'partner',
        name: 'Kiran Shah',
        text: 'The slab promises more for a loan of this size. Please check.',
        at: asked,
      },
      {
        from: 'admin',
        name: 'Asha Menon',
        text: 'The slab goes by the lender’s number of disbursals in the month, which fell short.',
        at: answered,
      },
    ],
  };
}
