import { maskName } from '@marketplace/shared/format';
import { erasureRequestSchema } from '@marketplace/shared/schema';
import type { Collections, ErasureRecord } from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import type { Versioned } from '../../../data/views';
import { toView } from '../../../data/views';
import type { Reader } from '../../../store/port';

const select = toView(erasureRequestSchema);

/** Converts an erasure request for the desk. Reads the person's masked name and contact. */
export async function loadErasureRequestView(
  reader: Reader<Collections>,
  erasure: Readonly<ErasureRecord>,
): Promise<ReturnType<typeof select> & Versioned> {
  const user = await reader.get('users', erasure.user_id);
  return select({
    origin: 'customer',
    partner_id: user?.partner_id ?? null,
    reason: '',
    entered_by_name: '',
    decided_by_name: '',
    decided_at: null,
    decision_reason: '',
    ...erasure,
    customer_reference: user?.reference ?? deriveReference('users', erasure.user_id),
    customer_name: maskName(user?.customer_name ?? ''),
    contact: user?.contact ?? '',
  });
}
