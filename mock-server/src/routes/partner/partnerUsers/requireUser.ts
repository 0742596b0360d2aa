import type { Session } from '../../../auth/sessions';
import type { AccountRecord, Collections, PartnerRecord } from '../../../data/records';
import { notFound } from '../../../httpError';
import type { Reader } from '../../../store/port';
import { parseIdParam } from '../../kit/handle';

/** Loads the partner of a path. To a partner, every other one is a 404. */
export async function requirePartner(
  reader: Reader<Collections>,
  session: Session | undefined,
  partnerId: string,
): Promise<Readonly<PartnerRecord>> {
  const id = parseIdParam(partnerId);
  const partner = await reader.get('partners', id);
  if (!partner || (session?.area === 'partner' && session.partner_id !== id)) throw notFound();
  return partner;
}

interface UserPath {
  readonly partnerId: string;
  readonly id: string;
}

/** Loads a user of the partner of a path, and the partner; 404 for another partner's. */
export async function requireUser(
  reader: Reader<Collections>,
  session: Session | undefined,
  { partnerId, id }: UserPath,
): Promise<{ partner: Readonly<PartnerRecord>; user: Readonly<AccountRecord> }> {
  const partner = await requirePartner(reader, session, partnerId);
  const user = await reader.get('accounts', parseIdParam(id));
  if (user?.partner_id !== partner.id) throw notFound();
  return { partner, user };
}
