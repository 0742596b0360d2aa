import type { Session } from '../../auth/sessions';
import type { Collections } from '../../data/records';
import { HttpError, notFound } from '../../httpError';
import type { Reader } from '../../store/port';

/**
 * Returns the ids of a partner who is signed in. Throws 403 for an admin who acts as the partner,
 * because a secret would outlast the masquerade.
 */
export function requireOwnSession(session: Session | undefined): {
  readonly partnerId: number;
  readonly accountId: number;
} {
  if (session?.masquerade_by !== null || session.partner_id === null)
    throw new HttpError(403, 'no_right');
  return { partnerId: session.partner_id, accountId: session.account_id ?? 0 };
}

/** Loads a record of the caller's partner; throws 404 for a missing one and for another partner's. */
export async function getOwn<
  K extends 'api_keys' | 'webhooks' | 'webhook_deliveries' | 'sandbox_prospects',
>(
  reader: Reader<Collections>,
  collection: K,
  id: string,
  session: Session | undefined,
): Promise<Readonly<Collections[K]>> {
  const found = await reader.get(collection, id);
  if (!found || found.partner_id !== session?.partner_id) throw notFound();
  return found;
}
