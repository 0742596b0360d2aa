import { OPEN_APPROVALS } from '@marketplace/shared/schema';
import type { ApprovalRecord, Collections } from '../../data/records';
import type { Reader } from '../../store/port';
import { requireRecord } from '../../data/requireRecord';
import type { Subject } from '../approvals/requestApproval';

const SHOWN: readonly string[] = [...OPEN_APPROVALS, 'refused'];

/** Returns the last change of a partner's content that was asked for, if it waits or an admin has refused it. */
export async function findContentChange(
  reader: Reader<Collections>,
  collection: 'partner_brands' | 'funnels',
  partner_id: number,
): Promise<Readonly<ApprovalRecord> | undefined> {
  const { rows } = await reader.find('approvals', {
    filter: { collection, record_id: String(partner_id) },
    sort: ['requested_at', 'DESC'],
    range: [0, 0],
  });
  return rows.find(({ status }) => SHOWN.includes(status));
}

/** Returns what a partner sees of its change. */
export const toContentChange = ({
  id,
  status,
  requested_by_name,
  requested_at,
  decision_reason,
}: Readonly<ApprovalRecord>) => ({
  id,
  status,
  requested_by_name,
  requested_at,
  decision_reason,
});

/** Returns the partner whose user asks for a change; throws 404 without one. */
export async function requireAskingPartner(
  reader: Reader<Collections>,
  session: { readonly account_id: number | null } | undefined,
) {
  const account = await requireRecord(reader, 'accounts', session?.account_id ?? 0);
  return {
    partner: await requireRecord(reader, 'partners', account.partner_id ?? 0),
    name: account.name,
  };
}

/** Names the partner whose content would change, with its page in the console. */
export async function toContentSubject(
  reader: Reader<Collections>,
  { session }: { readonly session: { readonly account_id: number | null } | undefined },
): Promise<Subject> {
  const { id, title } = (await requireAskingPartner(reader, session)).partner;
  return { title, page: `/partners/${id}` };
}
