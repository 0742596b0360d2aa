import { belongsToOtherPartner } from '../../../data/borrowers/attribution';
import { getDefaultPartner } from '../../../data/partners/partners';
import type { Collections, ProspectRecord, UserRecord } from '../../../data/records';
import type { Writer } from '../../../store/port';
import { recordLead } from '../../borrower/profile/leads';

/** Transfers a person's lead of the default partner to the partner who hands the person over. */
async function transferDefaultLead(
  writer: Writer<Collections>,
  userId: string,
  { partner_id, product }: Readonly<ProspectRecord>,
): Promise<void> {
  const defaultPartner = await getDefaultPartner(writer);
  const { rows } = await writer.find('leads', { filter: { user_id: userId, product } });
  const own = rows.find(
    (lead) => lead.partner_id === defaultPartner?.id && lead.stage !== 'disbursed',
  );
  if (own && !rows.some((lead) => lead.partner_id === partner_id))
    await writer.update('leads', own.id, { partner_id });
}

/**
 * Assigns a hand-over link to the person who used it. The partner gets the person and a lead; if the person
 * belongs to another partner, it only sees that the link was used.
 */
export async function claimProspect(
  writer: Writer<Collections>,
  user: Readonly<UserRecord>,
  prospect: Readonly<ProspectRecord>,
): Promise<void> {
  const { partner_id, product } = prospect;
  await writer.update('prospects', prospect.id, { user_id: user.id, stage: 'signed_in' });
  if (await belongsToOtherPartner(writer, user.id, partner_id)) return;
  await transferDefaultLead(writer, user.id, prospect);
  const assigned =
    user.partner_id === partner_id
      ? user
      : await writer.update('users', user.id, { partner_id, merchant_location_id: partner_id });
  await recordLead(writer, assigned, product, user.pl_completed ? 'profile' : 'signed_in');
}
