import { type AnswerOf, ApiError, type Client, getPartnerRevenue } from '@marketplace/shared/api';
import { clearApplicationData, saveSignInNote, signInPath } from '@marketplace/shared/session';

type PartnerTerms = AnswerOf<typeof getPartnerRevenue>['data'];

/**
 * Checks the token by a call for the partner's own terms, which needs a valid one (specification, section 2). A 401
 * or 403 ends the session, opens the sign-in page and returns null. Rejects without an answer and on every other
 * failure, because none of them says that the token is dead.
 */
export async function checkToken(
  client: Pick<Client, 'call'>,
  leave: (path: string) => void = (path) => window.location.assign(path),
): Promise<PartnerTerms | null> {
  try {
    const { data } = await client.call(getPartnerRevenue);
    return data;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    saveSignInNote('partner', 'unchecked');
    clearApplicationData('partner');
    leave(signInPath('partner'));
    return null;
  }
}
