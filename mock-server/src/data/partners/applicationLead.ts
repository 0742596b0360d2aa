import type { Reader } from '../../store/port';
import type { ApplicationRecord, Collections } from '../records';
import { toLeadView } from '../views';

/** Finds the partner's lead from which an application came; null if it is gone. */
export async function findApplicationLead(
  reader: Reader<Collections>,
  { partner_id, user_id, product }: Pick<ApplicationRecord, 'partner_id' | 'user_id' | 'product'>,
) {
  const { rows } = await reader.find('leads', { filter: { partner_id, user_id, product } });
  const [lead] = rows.map(toLeadView);
  return lead ? { id: lead.id, reference: lead.reference, stage: lead.stage } : null;
}
