import type { Session } from '../../../auth/sessions';
import { nowIso } from '../../../clock';
import type { Collections, LenderStatusChangeRecord } from '../../../data/records';
import type { Writer } from '../../../store/port';

type Change = Pick<LenderStatusChangeRecord, 'lender_id' | 'event'> &
  Partial<
    Pick<LenderStatusChangeRecord, 'reason' | 'starts_at' | 'ends_at' | 'offers' | 'in_flight'>
  >;

/** Adds an entry with the admin's name to the history of a lender. */
export async function recordStatusChange(
  writer: Writer<Collections>,
  session: Pick<Session, 'account_id'> | undefined,
  { lender_id, event, reason = '', starts_at = null, ends_at = null, ...effect }: Change,
): Promise<void> {
  const account = await writer.get('accounts', session?.account_id ?? 0);
  await writer.insert('lender_status_changes', {
    lender_id,
    at: nowIso(),
    admin_name: account?.name ?? '',
    event,
    reason,
    starts_at,
    ends_at,
    offers: effect.offers ?? null,
    in_flight: effect.in_flight ?? null,
  });
}
