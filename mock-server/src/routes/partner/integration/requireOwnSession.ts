import type { Session } from '../../../auth/sessions';
import { HttpError } from '../../../httpError';

/**
 * Returns the ids of a partner who is signed in. Throws 403 for an admin who acts as the partner,
 * because a secret would outlast the masquerade.
 */
export function requireOwnSession(session: Session | undefined): {
  readonly partnerId: number;
  readonly accountId: number;
} {
  if (session?.masquerade_by !== null || session.partner_id === null)
    throw new HttpError(403, 'forbidden');
  return { partnerId: session.partner_id, accountId: session.account_id ?? 0 };
}
