import { belongsToOtherPartner } from '../../../data/borrowers/attribution';
import type { Collections, UserRecord } from '../../../data/records';
import type { Writer } from '../../../store/port';
import { recordLead } from '../profile/leads';

/**
 * Assigns a person who signs in to the partner to whom the person has given a consent code, and links the
 * leads that the partner added. A person who belongs to another partner stays with that partner.
 */
export async function claimAddedLeads(
  writer: Writer<Collections>,
  user: Readonly<UserRecord>,
): Promise<Readonly<UserRecord>> {
  const { rows } = await writer.find('leads', {
    filter: { user_id: null, mobile_phone_number: user.sign_in, stage: 'consented' },
    sort: ['consented_at', 'ASC'],
  });
  let assigned = user;
  for (const { partner_id, product } of rows) {
    if (await belongsToOtherPartner(writer, user.id, partner_id)) continue;
    if (assigned.partner_id !== partner_id)
      assigned = await writer.update('users', user.id, {
        partner_id,
        merchant_location_id: partner_id,
      });
    await recordLead(writer, assigned, product, user.pl_completed ? 'profile' : 'signed_in');
  }
  return assigned;
}
