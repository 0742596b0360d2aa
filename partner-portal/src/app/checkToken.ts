import { ApiError, type Client, getPartnerRevenue } from '@marketplace/shared/api';
import type { Partner } from '@marketplace/shared/schema';
import { clearApplicationData, noteSignIn, signInPath } from '@marketplace/shared/session';

/**
 * Asks for the partner's own terms, which only a live token may. Any failure ends the session of the
 * partner and leads to the sign-in page (specification, section 2); nothing comes back then.
 */
export async function checkToken(
  client: Pick<Client, 'call'>,
  leave: (path: string) => void = (path) => window.location.assign(path),
): Promise<Partner | undefined> {
  try {
    const { data } = await client.call(getPartnerRevenue);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'cancelled') return undefined;
    noteSignIn('partner', 'unchecked');
    clearApplicationData('partner');
    leave(signInPath('partner'));
    return undefined;
  }
}
