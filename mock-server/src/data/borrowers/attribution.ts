import { agoIso, DAY_MS } from '../../clock';
import type { Reader } from '../../store/port';
import { getDefaultPartner } from '../partners/partners';
import type { Collections } from '../records';

/** Days after its last change for which a lead still belongs to its partner. */
export const ATTRIBUTION_DAYS = 30;

/**
 * Whether a person belongs to a partner other than the named one: through a lead that is not
 * disbursed and has changed within `ATTRIBUTION_DAYS`. The first partner keeps the person for that
 * time, even if the person comes through another sign-in or link. The default partner never holds
 * anybody.
 */
export async function belongsToOtherPartner(
  reader: Reader<Collections>,
  userId: string,
  partnerId: number,
): Promise<boolean> {
  const since = agoIso(ATTRIBUTION_DAYS * DAY_MS);
  const { rows } = await reader.find('leads', {
    filter: { user_id: userId, updated_at_gte: since },
  });
  const defaultPartner = await getDefaultPartner(reader);
  return rows.some(
    ({ partner_id, stage }) =>
      stage !== 'disbursed' && partner_id !== partnerId && partner_id !== defaultPartner?.id,
  );
}
