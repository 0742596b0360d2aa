import { agoIso, DAY_MS } from '../clock';
import type { Reader } from '../store/port';
import { getDefaultPartner } from './partners';
import type { Collections } from './records';

/** Days for which a lead that does not move stays its partner's. */
const ATTRIBUTION_DAYS = 30;

/**
 * Whether a partner other than the one named holds a person: by a lead that has not ended in a disbursal
 * and that moved within `ATTRIBUTION_DAYS`. Whoever brought a person first keeps them that long, by whatever
 * door or link they come meanwhile. The product itself holds nobody.
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
  const house = await getDefaultPartner(reader);
  return rows.some(
    ({ partner_id, stage }) =>
      stage !== 'disbursed' && partner_id !== partnerId && partner_id !== house?.id,
  );
}
