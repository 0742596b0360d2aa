import { belongsToOtherPartner } from '../../data/attribution';
import { getDefaultPartner } from '../../data/partners';
import type { Collections, ProspectRecord, UserRecord } from '../../data/records';
import type { Writer } from '../../store/port';
import { recordLead } from '../profile/leads';

/** The lead that the product itself has of a person becomes the partner's who hands the person over. */
async function giveHouseLead(
  writer: Writer<Collections>,
  userId: string,
  { partner_id, product }: Readonly<ProspectRecord>,
): Promise<void> {
  const house = await getDefaultPartner(writer);
  const { rows } = await writer.find('leads', { filter: { user_id: userId, product } });
  const own = rows.find((lead) => lead.partner_id === house?.id && lead.stage !== 'disbursed');
  if (own && !rows.some((lead) => lead.partner_id === partner_id))
    await writer.update('leads', own.id, { partner_id });
}

/**
 * Ties a hand-over to the person who used it. The partner gets the person and a lead, unless another
 * partner holds them: then it only sees that its link was used.
 */
export async function claimProspect(
  writer: Writer<Collections>,
  user: Readonly<UserRecord>,
  prospect: Readonly<ProspectRecord>,
): Promise<void> {
  const { partner_id, product } = prospect;
  await writer.update('prospects', prospect.id, { user_id: user.id, stage: 'signed_in' });
  if (await belongsToOtherPartner(writer, user.id, partner_id)) return;
  await giveHouseLead(writer, user.id, prospect);
  const brought =
    user.partner_id === partner_id
      ? user
      : await writer.update('users', user.id, { partner_id, merchant_location_id: partner_id });
  await recordLead(writer, brought, product, user.pl_completed ? 'profile' : 'signed_in');
}
