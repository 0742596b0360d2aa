import { PARTNER_ROLES, type PartnerRole } from '@marketplace/shared/resources';
import { nowIso } from '../clock';
import type { AccountRecord, Collections } from '../data/records';
import { HttpError } from '../httpError';
import type { Reader } from '../store/port';

type Account = Readonly<AccountRecord>;

/** Returns the role of a partner's account. An account stored without a role is an owner's. */
export const toPartnerRole = ({ role }: Pick<Account, 'role'>): PartnerRole =>
  PARTNER_ROLES.find((one) => one === role) ?? 'owner';

/** Whether the invitation of an account can be accepted now. */
export const hasLiveInvitation = ({
  status,
  invitation_hash,
  invitation_expires_at,
}: Account): boolean =>
  status === 1 && Boolean(invitation_hash) && (invitation_expires_at ?? '') > nowIso();

/** Returns the state of a partner's account, which the consoles show. */
export function toPartnerUserState(account: Account): 'active' | 'invited' | 'lapsed' | 'disabled' {
  if (account.status === 0) return 'disabled';
  if (account.is_invited !== true) return 'active';
  return hasLiveInvitation(account) ? 'invited' : 'lapsed';
}

/** Returns what the session of a partner's account may do. Throws 403 for an account of no partner. */
export function getPartnerHolder(account: Account): {
  readonly role_id: null;
  readonly partner_id: number;
  readonly partner_role: PartnerRole;
} {
  const { partner_id } = account;
  if (partner_id === null) throw new HttpError(403, 'forbidden');
  return { role_id: null, partner_id, partner_role: toPartnerRole(account) };
}

/** Whether an account belongs to an admin or to an active partner. */
export async function isOfActivePartner(
  reader: Reader<Collections>,
  { partner_id }: Account,
): Promise<boolean> {
  return partner_id === null || (await reader.get('partners', partner_id))?.status === 1;
}
